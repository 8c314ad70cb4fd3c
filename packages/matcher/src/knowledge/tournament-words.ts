import { wordSet } from './word-set.ts'

/** Words of tournaments. Source: general knowledge. */
export const tournamentWords = {
  /** Ids of the leagues that are games. */
  games: wordSet('cod cs2 dota2 lol starcraft valorant'),
  /** Sports whose tournaments have names of their own; a college conference has champions in most other sports. */
  ofPlayers: wordSet('chess cycling darts golf snooker tennis'),
  /** The sports that a word of their names may mean. */
  wordsOfSports: new Map(
    Object.entries({
      baseball: ['baseball'],
      basketball: ['basketball'],
      cricket: ['cricket'],
      cycl: ['cycling'],
      football: ['football', 'soccer'],
      golf: ['golf'],
      hockey: ['hockey'],
      ice: ['hockey'],
      leagu: ['rugby'],
      rugby: ['rugby'],
      soccer: ['soccer'],
      tennis: ['tennis'],
      union: ['rugby'],
    }),
  ) as ReadonlyMap<string, readonly string[]>,
  sports: wordSet(
    'baseball basketball chess cricket darts football golf gymnastics hockey rugby snooker soccer softball tennis volleyball',
  ),
  /** Companies that hold tournaments of Counter-Strike, which they name after a city. */
  operators: wordSet('blast dreamhack eleague faceit iem pgl starladder'),
  /** Words that tournaments of several games have in their names. */
  usual: wordSet(
    `academy all-star arena asia blast challeng challenger champion championship circuit classic contenders cup dreamhack east esl esport esports europ europe
    final finals game global gamer iem international invitational kickoff league major master masters nation national open pgl play playoff playoffs premier
    pro qualifier regional regular-season season series showdown split spring stage star summer super title tour tournament winter world worlds`,
  ),
} as const
