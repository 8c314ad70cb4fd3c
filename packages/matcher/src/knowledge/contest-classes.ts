/**
 * Classes of contests, of which a question may ask for any: "a golf major" is one of four tournaments. Members are
 * entity ids or token keys. Source: general knowledge.
 */
export const contestClasses: readonly { names: readonly string[]; members: readonly string[] }[] = [
  {
    names: ['tennis Grand Slam', 'Grand Slam title', 'Grand Slam', 'tennis major', 'major'],
    members: ['league:australian-open', 'league:french-open', 'league:wimbledon', 'league:us-open-tennis'],
  },
  {
    names: ['golf major', "men's major", 'major championship', 'major'],
    members: ['league:masters', 'league:pga-championship', 'league:us-open-golf', 'league:open-championship', 'master'],
  },
  { names: ['medal'], members: ['gold-medal', 'gold', 'silver', 'bronz', 'silver medal', 'bronze medal'] },
]
