import { ruleWords } from './rule-words.ts'

/** What is asked of one matter: coming into a post, losing it, crime, war, goods, stages, journeys. */
const TOPIC_KINDS: readonly ReadonlySet<string>[] = [
  'win run qualify participate announce endorse appoint confirm recognize replace next leader vote stay postseason',
  'leave resign die fire impeach stay replace next leader convict',
  'indict charge convict pardon impeach resign arrest',
  'invade strike war forc military ceasefire conflict peac blockad annex',
  'launch release announce acquire ban',
  'headline perform attend announce',
  'visit attend',
  'meet talk say speak call mention',
  'marry divorce engaged pregnant',
  'approval favorability',
  'cut hike unchanged',
].map(ruleWords)

/** The kinds of matter that a word speaks of, by their place in the table. */
export const topicKindsOf = (word: string): number[] =>
  TOPIC_KINDS.flatMap((words, topic) => (words.has(word) ? [topic] : []))
