import { type Forgiveness, forgiveness } from '../forgiveness.ts'

/** Forgivenesses for words that the other question, its event, its venue or its resolution rules imply. */
export const forgivenessesOfContexts = {
  'any-other': forgiveness(0.1)`
    = Will Ann Roe go to another country next? {event: Where will Ann Roe go next?}
      | Will Ann Roe go to other next? {event: Where will Ann Roe go next?} {label: Other} {siblings: Will Ann Roe go to
        Peru next?}
    ! Will Ann Roe go to another country next? | Will Ann Roe go to Peru next?`,
  'first-release': forgiveness(0.1)`
    = Will the advance estimate of US GDP growth in Q1 2031 be above 2%? | Will US GDP growth in Q1 2031 be above 2%?
    ! Will the advance estimate of US GDP growth in Q1 2031 be above 2%?
      | Will revised US GDP growth in Q1 2031 be above 2%?`,
  'home-of-venue': forgiveness(0.1)`
    = Will TikTok be banned in the United States in 2031? | Will TikTok be banned in 2031?
    ! Will TikTok be banned in Canada in 2031? | Will TikTok be banned in 2031?`,
  'implied-word': forgiveness(0.05)`
    = Will SpaceX launch Starship in 2031? | Will Starship launch in 2031?
    ! Will SpaceX launch Starship in 2031? | Will SpaceX launch Dragon in 2031?`,
  'league-meant': forgiveness(0.1)`
    = Will the Lakers trade Ann Roe in the 2031 NBA draft? | Will the Lakers trade Ann Roe in the 2031 draft?
    ! Will Ann Roe be picked in the 2031 NBA draft? | Will Ann Roe be picked in the 2031 draft?`,
  'game-of-several': forgiveness(1)`
    = Will Zorba win the VALORANT World Championship 2031? | Will Zorba win the World Championship 2031?
    ! Will Zorba win VALORANT Masters Quorra 2031? | Will Zorba win Masters Quorra 2031?`,
  'game-of-tournament': forgiveness(0.05)`
    = Will Zorba win VALORANT Masters Quorra 2031? | Will Zorba win Masters Quorra 2031?
    ! Will Zorba win the VALORANT World Championship 2031? | Will Zorba win the World Championship 2031?`,
  'major-of-operator': forgiveness(0.05)`
    = Will Zorba win IEM Quorra 2031? | Will Zorba win IEM Quorra Major 2031?
    ! Will Zorba win Masters Quorra 2031? | Will Zorba win Masters Quorra Major 2031?`,
  'sport-of-league': forgiveness(0.05)`
    = Cricket - IPL 2031 - Winner: Mumbai Indians | Will Mumbai Indians win IPL 2031?
    ! Basketball - La Liga 2030-31 - Winner: Barcelona | Will Barcelona win La Liga in 2030-31?`,
  'sport-of-conference': forgiveness(0.05)`
    = Will Quilmar win the 2030-31 SEC Men's Basketball regular season championship?
      | Will Quilmar be the SEC regular season champions?
    ! Will Quilmar win the 2030-31 SEC Men's Basketball tournament? | Will Quilmar win the 2030-31 SEC tournament?`,
  'meeting-in-usa': forgiveness(1)`
    = Will Ann Roe and Bob Doe meet in the US before 2032? | Will Ann Roe and Bob Doe meet before 2032?
    ! Will the US and Peru meet before 2032? | Will Peru meet before 2032?`,
  'own-of-war': forgiveness(1)`
    = Will there be 1,000 US deaths in the war with Iran in 2031?
      | Will there be 1,000 deaths in the war with Iran in 2031?
    ! Will there be 1,000 US deaths from measles in 2031? | Will 1,000 people die of measles in 2031?`,
  'next-beside-deadline': forgiveness(1)`
    = Will Ann Roe be the next Prime Minister of Peru? | Will Ann Roe become Prime Minister of Peru before 2035?
    ! Will Ann Roe be the next Prime Minister of Peru? | Will Ann Roe become Prime Minister of Peru?`,
  movement: forgiveness(0.1)`
    = Will CPI rise 0.3% in March 2031? | Will monthly CPI be 0.3% in March 2031?
    ! Will wages rise 0.3% in March 2031? | Will monthly wages be 0.3% in March 2031?`,
  'repeated-of-event': forgiveness(0)`
    = Zorro Prize 2031 laureate: Ann Roe {event: Who will win the 2031 Zorro Prize?} {label: Ann Roe} {siblings: Zorro
        Prize 2031 laureate: Bob Doe}
      | Will Ann Roe win the 2031 Zorro Prize? {event: Who will win the 2031 Zorro Prize?} {label: Ann Roe} {siblings:
        Will Bob Doe win the 2031 Zorro Prize?}
    ! Zorro Prize 2031 laureate: Ann Roe | Will Ann Roe win the 2031 Zorro Prize?`,
  'stated-otherwise': forgiveness(0.05)`
    = Will Ann Roe win Survivor 51? | Will Ann Roe win Survivor Season 51?
    ! Will Ann Roe win Survivor 51? | Will Ann Roe win Survivor Season 52?`,
  'win-of-prize': forgiveness(0.05)`
    = Will Zorro win the 2031 Oscar for Best Picture? | Will Zorro be the 2031 Oscar Best Picture?
    ! Will Ann Roe win a duel in 2031? | Will Ann Roe be in a duel in 2031?`,
  'same-criterion': forgiveness(0)`
    = Will Ann Roe vanish from the throne before 2032? {rules: If Ann Roe abdicates before Jan 1, 2032, then the market
        resolves to Yes.}
      | Will Ann Roe give up her crown by the end of 2031? {rules: If Ann Roe abdicates by Dec 31, 2031, then the market
        resolves to Yes.}
    ! Will Ann Roe vanish from the throne before 2032? {rules: If Ann Roe abdicates before Jan 1, 2032, then the market
        resolves to Yes.}
      | Will Ann Roe give up her crown by the end of 2031? {rules: If Ann Roe donates the crown by Dec 31, 2031, then
        the market resolves to Yes.}`,
  'reworded-by-rules': forgiveness(0.1)`
    = Will Peru extradite Ann Roe before 2032?
      | Will Peru send Ann Roe before 2032? {rules: If Peru extradites Ann Roe before Jan 1, 2032, then the market
        resolves to Yes.}
    ! Will Peru extradite Ann Roe before 2032?
      | Will Peru send Ann Roe before 2032? {rules: If Peru sends Ann Roe before Jan 1, 2032, then the market resolves
        to Yes.}`,
  'stated-by-rules': forgiveness(0.05)`
    = Will Ann Roe be removed as Speaker in 2031?
      | Will the Speaker be removed in 2031? {rules: If Ann Roe is removed as Speaker before Jan 1, 2032, then the
        market resolves to Yes.}
    ! Will Ann Roe be removed as Speaker in 2031?
      | Will the Speaker be removed in 2031? {rules: If Bob Doe is removed as Speaker before Jan 1, 2032, then the
        market resolves to Yes.}`,
} satisfies Record<string, Forgiveness>
