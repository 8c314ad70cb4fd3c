import fc from 'fast-check'
import { isMisspelling } from '../extract/misspelling.ts'
import { numerals } from '../knowledge/numerals.ts'
import { formsOf, verbs } from '../knowledge/verbs.ts'
import { pick } from './catalogue.ts'

/** Two wordings of a question, or of two questions that differ in one thing. */
export type Worded = readonly [one: string, other: string]

const syllable = pick(...'ka zo mir bel tun dra vex lo qui ran ush pel gor nim ta fyr wo len dak sar'.split(' '))
const word = fc
  .tuple(syllable, syllable, fc.option(syllable, { nil: '' }))
  .map((parts) => parts.join(''))
  .map((text) => text.charAt(0).toUpperCase() + text.slice(1))
/** Names that no table knows, of one word or two. */
const name = fc.oneof(
  word,
  fc.tuple(word, word).map((words) => words.join(' ')),
)
/** Names of which none is a misspelling of another: the reader holds one letter off in a long name to be one. */
const names = (count: number) =>
  fc.uniqueArray(name, {
    minLength: count,
    maxLength: count,
    selector: lastWord,
    comparator: (one, other) => one === other || isMisspelling(one.toLowerCase(), other.toLowerCase()),
  })
const lastWord = (text: string) => text.split(' ').at(-1) ?? ''

const year = fc.integer({ min: 2027, max: 2034 })
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const when = fc.oneof(
  year.map((stated) => ` in ${stated}`),
  fc
    .tuple(pick(...MONTHS), fc.integer({ min: 1, max: 28 }), year)
    .map(([month, day, stated]) => ` by ${month} ${day}, ${stated}`),
  fc.constant(''),
)
const transitive = pick(...verbs.filter(({ mutual }) => !mutual))
const mutual = pick(...verbs.filter((verb) => verb.mutual))

const bound = pick('at least', 'more than', 'fewer than', 'exactly')

const predicate = fc
  .tuple(names(2), transitive, when)
  .map(([[x = '', y = ''], verb, at]) => ({ x, y, at, ...formsOf(verb) }))

/** Verbs of which none means another. */
const FAR_APART =
  'acquire pardon invade sue endorse visit arrest impeach fire sanction recognize extradite overtake nominate replace interview praise'.split(
    ' ',
  )
const league = pick('Premier Cup', 'National League', 'Open Championship', 'World Series of Chess', 'Masters')
const count = fc.integer({ min: 2, max: 900 })
const unlike = <Value>(values: readonly Value[]) => fc.shuffledSubarray([...values], { minLength: 2, maxLength: 2 })

/** Pairs that are not the same question, by what was changed. */
export const different: Readonly<Record<string, fc.Arbitrary<Worded>>> = {
  'the parties of a verb swapped': predicate.map(({ x, y, at, base }) => [
    `Will ${x} ${base} ${y}${at}?`,
    `Will ${y} ${base} ${x}${at}?`,
  ]),
  'active made passive': predicate.map(({ x, y, at, base, participle }) => [
    `Will ${x} ${base} ${y}${at}?`,
    `Will ${x} be ${participle} by ${y}${at}?`,
  ]),
  'the parties of a passive swapped': predicate.map(({ x, y, at, participle }) => [
    `Will ${x} be ${participle} by ${y}${at}?`,
    `Will ${y} be ${participle} by ${x}${at}?`,
  ]),
  'another verb': fc
    .tuple(names(2), unlike(FAR_APART), when)
    .map(([[x, y], [one, other], at]) => [`Will ${x} ${one} ${y}${at}?`, `Will ${x} ${other} ${y}${at}?`]),
  negated: predicate.map(({ x, y, at, base }) => [`Will ${x} ${base} ${y}${at}?`, `Will ${x} not ${base} ${y}${at}?`]),
  'another party': fc
    .tuple(names(3), transitive, when)
    .map(([[x, y, z], { lemma }, at]) => [`Will ${x} ${lemma} ${y}${at}?`, `Will ${x} ${lemma} ${z}${at}?`]),
  'the direction reversed': fc
    .tuple(
      name,
      count,
      year,
      pick(
        ['above', 'below'],
        ['at least', 'at most'],
        ['more than', 'less than'],
        ['rise', 'fall'],
        ['increase', 'decrease'],
        ['gain', 'lose'],
        ['up', 'down'],
      ),
    )
    .map(([x, n, at, [one, other]]) =>
      one === 'rise' || one === 'increase' || one === 'gain'
        ? [`Will ${x} shares ${one} ${n}% in ${at}?`, `Will ${x} shares ${other} ${n}% in ${at}?`]
        : one === 'up'
          ? [`Will ${x} shares end ${at} up?`, `Will ${x} shares end ${at} down?`]
          : [`Will ${x} report ${one} ${n} cases in ${at}?`, `Will ${x} report ${other} ${n} cases in ${at}?`],
    ),
  'another number': fc
    .tuple(
      name,
      unlike([2, 3, 5, 12, 40, 41, 99, 100, 250, 1000]),
      year,
      pick('at least', 'more than', 'exactly', 'fewer than'),
    )
    .map(([x, [one, other], at, how]) => [
      `Will ${x} report ${how} ${one} cases in ${at}?`,
      `Will ${x} report ${how} ${other} cases in ${at}?`,
    ]),
  'another year': fc
    .tuple(predicate, unlike([2027, 2028, 2029, 2030]))
    .map(([{ x, y, base }, [one, other]]) => [
      `Will ${x} ${base} ${y} in ${one}?`,
      `Will ${x} ${base} ${y} in ${other}?`,
    ]),
  'another month': fc
    .tuple(predicate, unlike(MONTHS), year)
    .map(([{ x, y, base }, [one, other], at]) => [
      `Will ${x} ${base} ${y} by ${one} 15, ${at}?`,
      `Will ${x} ${base} ${y} by ${other} 15, ${at}?`,
    ]),
  'another day': fc
    .tuple(predicate, pick(...MONTHS), unlike([1, 2, 7, 14, 15, 27, 28]), year, pick('by', 'on', 'before'))
    .map(([{ x, y, base }, month, [one, other], at, how]) => [
      `Will ${x} ${base} ${y} ${how} ${month} ${one}, ${at}?`,
      `Will ${x} ${base} ${y} ${how} ${month} ${other}, ${at}?`,
    ]),
  'another unit': fc
    .tuple(name, count, year, unlike(['$', '€', '£']))
    .map(([x, n, at, [one, other]]) => [
      `Will ${x} raise at least ${one}${n} million in ${at}?`,
      `Will ${x} raise at least ${other}${n} million in ${at}?`,
    ]),
  'another magnitude': fc
    .tuple(name, count, year, unlike(['thousand', 'million', 'billion', 'trillion']))
    .map(([x, n, at, [one, other]]) => [
      `Will ${x} be worth more than $${n} ${one} in ${at}?`,
      `Will ${x} be worth more than $${n} ${other} in ${at}?`,
    ]),
  'another place': fc
    .tuple(
      names(2),
      count,
      year,
      pick(
        'Will it snow in # in @?',
        'Will more than % people die in # in @?',
        'Who will be mayor of # in @?',
        'Will unemployment in # be above %% in @?',
      ),
    )
    .map(([[one = '', other = ''], n, at, text]) => {
      const say = (place: string) => text.replace('#', place).replace('@', String(at)).replace('%', String(n))
      return [say(one), say(other)]
    }),
  'another sex': fc
    .tuple(name, league, year)
    .chain(([x, contest, at]) =>
      pick<Worded>(
        [`Will ${x} win the ${at} Men's ${contest}?`, `Will ${x} win the ${at} Women's ${contest}?`],
        [`Will ${x} win the ${at} Women's ${contest}?`, `Will ${x} win the ${at} ${contest}?`],
        [`Will ${x} be the best actor of ${at}?`, `Will ${x} be the best actress of ${at}?`],
        [`Will ${x} win the ${at} boys' ${contest}?`, `Will ${x} win the ${at} girls' ${contest}?`],
      ),
    ),
  'another stage': fc
    .tuple(
      name,
      league,
      year,
      unlike([
        'win',
        'reach the final of',
        'reach the semifinals of',
        'reach the quarterfinals of',
        'finish second in',
        'finish in the top 4 of',
        'qualify for',
        'be relegated from',
      ]),
    )
    .map(([x, contest, at, [one, other]]) => [
      `Will ${x} ${one} the ${at} ${contest}?`,
      `Will ${x} ${other} the ${at} ${contest}?`,
    ]),
  'another stage of an election': fc
    .tuple(
      name,
      name,
      year,
      unlike([
        'win the # election',
        'be nominated for #',
        'be the runner-up in the # election',
        'advance to the runoff of the # election',
      ]),
    )
    .map(([x, office, at, [one = '', other = '']]) => [
      `Will ${x} ${one.replace('#', `${at} ${office} mayoral`)}?`,
      `Will ${x} ${other.replace('#', `${at} ${office} mayoral`)}?`,
    ]),
  'a condition added': fc.tuple(names(3), transitive, transitive, year).map(([[x, y, z], premise, verb, at]) => {
    const question = `ill ${x} ${verb.lemma} ${y} in ${at}?`
    return [`If ${z} does not ${premise.lemma} ${y}, w${question}`, `W${question}`]
  }),
  'one left out': fc
    .tuple(names(2), league, year, pick('w/o', 'without', 'excluding'))
    .map(([[x, y], contest, at, but]) => [
      `Will ${x} win the ${at} ${contest} (${but} ${y})?`,
      `Will ${x} win the ${at} ${contest}?`,
    ]),
  'a clause that denies': fc
    .tuple(name, league, year, pick('that has never won before', 'which was not seeded', 'who is not from Europe'))
    .map(([x, contest, at, clause]) => [
      `Will the winner of the ${at} ${contest} be a side ${clause}?`,
      `Will ${x} win the ${at} ${contest}?`,
    ]),
  'another tenure': fc
    .tuple(names(2), year, unlike(['', 'interim ', 'acting ']))
    .map(([[x, y], at, [one, other]]) => [
      `Will ${x} be the next ${one}mayor of ${y} in ${at}?`,
      `Will ${x} be the next ${other}mayor of ${y} in ${at}?`,
    ]),
  'candidate instead of nominee': fc
    .tuple(names(2), year, pick('Democratic', 'Republican'))
    .map(([[x, y], at, party]) => [
      `Will ${x} run in the ${at} ${y} ${party} primary?`,
      `Will ${x} be the ${party} nominee in the ${at} ${y} election?`,
    ]),
  'another edition': fc
    .tuple(
      name,
      name,
      fc.integer({ min: 2, max: 60 }),
      pick('season # of', 'the #th edition of', 'Series #', 'Part #', 'Round #', 'Week #', 'Group #'),
    )
    .map(([x, show, n, text]) => {
      const say = (stated: number) =>
        text.replace('#', text.includes('Group') ? 'ABCDEFGH'.charAt(stated % 8) : String(stated))
      return [`Will ${x} win ${say(n)} ${show}?`, `Will ${x} win ${say(n + 1)} ${show}?`]
    }),
  'another number in words': fc
    .tuple(name, unlike(numerals.slice(1)), bound, year)
    .map(([x, [one, other], least, at]) => [
      `Will ${x} lose ${least} ${one} judges in ${at}?`,
      `Will ${x} lose ${least} ${other} judges in ${at}?`,
    ]),
  'another step of a deed': fc
    .tuple(names(2), when, unlike(['agree to acquire', 'announce it will acquire', 'acquire', 'plan to acquire']))
    .map(([[x, y], at, [one, other]]) => [`Will ${x} ${one} ${y}${at}?`, `Will ${x} ${other} ${y}${at}?`]),
  'the finale and the season': fc
    .tuple(names(2), pick('the finale of', 'the season finale of', 'the last episode of'), pick('die', 'marry', 'sing'))
    .map(([[x, show], part, act]) => [`Will ${x} ${act} in ${part} ${show}?`, `Will ${x} ${act} in ${show}?`]),
  'leaving a place and leaving a post': fc
    .tuple(name, pick('Peru', 'Norway', 'Iran', 'Kenya'), pick('President', 'Supreme Leader', 'Prime Minister'), when)
    .map(([x, place, post, at]) => [
      `Will ${x} leave ${place}${at}?`,
      `Will ${x} leave office as ${post} of ${place}${at}?`,
    ]),
  'who leaves a post and who comes next': fc
    .tuple(names(2), pick('Prime Minister of Peru', 'CEO of Zorro', 'Governor of Ohio'), when)
    .map(([[x, y], post, at]) => [`Will ${x} be out as ${post}${at}?`, `Will ${y} be the next ${post}${at}?`]),
  'a common word and a company of that name': fc
    .tuple(pick('Base', 'Bridge', 'Orbit', 'River', 'Signal'), pick('Protocol', 'Labs', 'Network'), year)
    .map(([x, kind, at]) => [`Will ${x} launch a token in ${at}?`, `Will ${x} ${kind} launch a token in ${at}?`]),
}

/** Pairs that are one question in two wordings. */
export const same: Readonly<Record<string, fc.Arbitrary<Worded>>> = {
  passive: predicate.map(({ x, y, at, base, participle }) => [
    `Will ${x} ${base} ${y}${at}?`,
    `Will ${y} be ${participle} by ${x}${at}?`,
  ]),
  'a date in another format': fc
    .tuple(predicate, fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 27 }), year)
    .chain(([{ x, y, base }, month, day, at]) => {
      const long = MONTHS[month] ?? ''
      const two = (n: number) => String(n).padStart(2, '0')
      const forms = [
        `by ${long} ${day}, ${at}`,
        `by ${long.slice(0, 3)} ${day}, ${at}`,
        `by ${day} ${long} ${at}`,
        `by ${at}-${two(month + 1)}-${two(day)}`,
        `before ${long} ${day + 1}, ${at}`,
        `on or before ${long} ${day}, ${at}`,
      ]
      return unlike(forms).map(
        ([one, other]): Worded => [`Will ${x} ${base} ${y} ${one}?`, `Will ${x} ${base} ${y} ${other}?`],
      )
    }),
  'the end of a year': fc
    .tuple(predicate, year)
    .chain(([{ x, y, base }, at]) =>
      unlike([
        `by December 31, ${at}`,
        `before ${at + 1}`,
        `before Jan 1, ${at + 1}`,
        `in ${at}`,
        `by end of ${at}`,
        `by the end of ${at}`,
      ]).map(([one, other]): Worded => [`Will ${x} ${base} ${y} ${one}?`, `Will ${x} ${base} ${y} ${other}?`]),
    ),
  'a number spelt otherwise': fc
    .tuple(name, fc.integer({ min: 2, max: 99 }), year)
    .chain(([x, n, at]) =>
      unlike([`$${n} million`, `$${n}m`, `$${n}M`, `$${n},000,000`, `$${n}.0 million`]).map(
        ([one, other]): Worded => [
          `Will ${x} raise at least ${one} in ${at}?`,
          `Will ${x} raise at least ${other} in ${at}?`,
        ],
      ),
    ),
  'a bound in words': fc
    .tuple(name, fc.integer({ min: 2, max: 12 }), bound, year)
    .map(([x, n, least, at]) => [
      `Will ${x} lose ${least} ${numerals[n]} judges in ${at}?`,
      `Will ${x} lose ${least} ${n} judges in ${at}?`,
    ]),
  'the sides of a mutual verb swapped': fc
    .tuple(names(2), mutual, when)
    .map(([[x, y], { lemma }, at]) => [`Will ${x} ${lemma} ${y}${at}?`, `Will ${y} ${lemma} ${x}${at}?`]),
  'the sides of a game swapped': fc
    .tuple(names(2), fc.integer({ min: 1, max: 28 }), pick(...MONTHS), year, pick('vs', 'vs.', 'v', '@'))
    .map(([[x, y], day, month, at, between]) => [
      `${x} vs. ${y}, ${month} ${day}, ${at}`,
      `${y} ${between} ${x}, ${month} ${day}, ${at}`,
    ]),
  'another comparator of the same meaning': fc
    .tuple(name, count, year)
    .chain(([x, n, at]) =>
      unlike([`at least ${n}`, `${n} or more`, `more than ${n - 1}`, `${n}+`, `no fewer than ${n}`]).map(
        ([one, other]): Worded => [
          `Will ${x} report ${one} cases in ${at}?`,
          `Will ${x} report ${other} cases in ${at}?`,
        ],
      ),
    ),
  'another word for it': fc
    .tuple(
      names(2),
      when,
      pick(
        ['acquire', 'buy'],
        ['fire', 'dismiss'],
        ['acquire', 'purchase'],
        ['invade', 'launch an invasion of'],
        ['attack', 'strike'],
        ['visit', 'travel to'],
      ),
    )
    .map(([[x, y], at, [one, other]]) => [`Will ${x} ${one} ${y}${at}?`, `Will ${x} ${other} ${y}${at}?`]),
}
