import { describe } from 'vitest'
import { testRelations, testUnimplied } from './__fixtures__/test-relations.ts'

describe('the playoffs of a tournament of esports', () => {
  const playoffs = 'Will Quorra qualify for the playoffs at 2031 IEM Lima?'
  testRelations([
    [playoffs, 'Will Quorra win IEM Lima 2031?', 'superset'],
    [playoffs, 'Will Quorra win IEM Lima Major 2031?', 'superset'],
    ['Will Quorra win the 2031 LCK Cup?', 'Will Quorra make the playoffs of the 2031 LCK Cup?', 'subset'],
    [playoffs, 'Will Tadra win IEM Lima 2031?', undefined],
    [playoffs, 'Will Quorra win IEM Zagreb 2031?', undefined],
  ])
  testUnimplied([
    [playoffs, 'Will Quorra win a game at IEM Lima 2031?'],
    [playoffs, 'Will Quorra win Group A at IEM Lima 2031?'],
    [playoffs, 'Will Quorra win IEM Lima Qualifier 2031?'],
    ['Will the Lakers make the 2031 NBA playoffs?', 'Will the Lakers win the 2031 NBA draft lottery?'],
    ['Will the Lakers make the 2031 NBA playoffs?', 'Will the Lakers win the 2031 NBA Cup?'],
  ])
})

describe('sports: trophy', () => {
  testRelations([
    [
      'Will the Lakers win the 2031 NBA Championship?',
      'Will the Lakers win the Western Conference Finals in 2031?',
      'subset',
    ],
    ['Will the Chiefs win the 2031 Super Bowl?', 'Will the Chiefs win the AFC Championship in 2031?', 'subset'],
    ['Will the Chiefs win the 2031 Super Bowl?', 'Will the Chiefs make the playoffs in the 2030-31 season?', 'subset'],
    [
      'Will the Yankees win the 2031 World Series?',
      'Will the Yankees win the American League pennant in 2031?',
      'subset',
    ],
    ['Will the Yankees win the 2031 World Series?', 'Will the Yankees make the 2031 MLB playoffs?', 'subset'],
    ['Will the Bruins win the 2031 Stanley Cup?', 'Will the Boston Bruins make the playoffs in 2030-31?', 'subset'],
    ['Will the Bruins win the 2031 Stanley Cup?', 'Will the Bruins reach the 2031 Stanley Cup Final?', 'subset'],
    [
      'Will the Yankees win the American League pennant in 2031?',
      'Will the Yankees reach the 2031 World Series?',
      'identity',
    ],
    ['Will the Yankees win the AL East in 2031?', 'Will the Yankees make the 2031 MLB playoffs?', 'subset'],
    ['Will the Yankees win the AL East in 2031?', 'Will the Yankees win the 2031 World Series?', 'overlap'],
    ['Will the Lakers miss the playoffs in 2030-31?', 'Will the Lakers win the 2031 NBA Championship?', 'disjoint'],
    ['Will the Lakers miss the playoffs in 2030-31?', 'Will the Lakers make the playoffs in 2030-31?', 'complement'],
    [
      'Will Arsenal win the 2030-31 Premier League?',
      'Will Arsenal finish in the top 4 of the 2030-31 Premier League?',
      'subset',
    ],
    [
      'Will Arsenal win the 2030-31 Premier League?',
      'Will Arsenal be relegated from the Premier League in 2030-31?',
      'disjoint',
    ],
    ['Will Arsenal win the 2030-31 Premier League?', 'Will Chelsea win the 2030-31 Premier League?', 'disjoint'],
    [
      'Will Arsenal win the 2030-31 Premier League?',
      'Will Arsenal finish above Chelsea in the 2030-31 Premier League?',
      'subset',
    ],
    [
      'Will Arsenal reach the 2031 Champions League final?',
      'Will Arsenal win the 2030-31 Champions League?',
      'superset',
    ],
    [
      'Will Arsenal be eliminated in the quarterfinals of the 2030-31 Champions League?',
      'Will Arsenal win the 2030-31 Champions League?',
      'disjoint',
    ],
    [
      'Will Arsenal be eliminated in the semifinals of the 2030-31 Champions League?',
      'Will Arsenal reach the semifinals of the 2030-31 Champions League?',
      'subset',
    ],
  ])
  testUnimplied([
    ['Will the Chiefs win Super Bowl LXV?', 'Will the Chiefs win the AFC in the 2030-31 season?'],
    ['Will Arsenal win the 2031 FA Cup?', 'Will Arsenal win the 2030-31 Premier League?'],
  ])
})

describe('sports: the final between two sides', () => {
  const cup = 'Will the Carolina Hurricanes win the 2031 Stanley Cup?'
  const finals = {
    title: 'Knicks vs Spurs, NBA Final Series Winner',
    rules: 'Resolves YES if the Knicks win, NO if the Spurs win',
    closes: '2031-06-25',
  }
  testRelations([
    [{ title: 'Hurricanes vs Golden Knights, Stanley Cup 2031', label: 'Hurricanes' }, cup, 'identity'],
    [finals, { title: 'Will the New York Knicks win the 2031 NBA Finals?', closes: '2031-06-30' }, 'identity'],
    [finals, 'Will the New York Knicks win the NBA Eastern Conference Finals?', 'subset'],
  ])
  // two teams of one conference meet on the way to the final
  testUnimplied([
    [{ title: 'Hurricanes vs Canadiens, Stanley Cup 2031', label: 'Hurricanes' }, cup],
    [{ title: 'Hurricanes vs Canadiens series winner, Stanley Cup 2031', label: 'Hurricanes' }, cup],
    [
      { title: 'Dodgers vs Padres, World Series 2031', label: 'Dodgers' },
      'Will the Dodgers win the 2031 World Series?',
    ],
  ])
})

describe('sports: series', () => {
  testRelations([
    [
      'Will the Lakers win the 2031 NBA Finals?',
      'Will the Lakers beat the Celtics in the 2031 NBA Finals?',
      'superset',
    ],
    ['Will the Lakers sweep the Celtics in the 2031 NBA Finals?', 'Will the Lakers win the 2031 NBA Finals?', 'subset'],
    [
      'Will the Lakers beat the Celtics in the 2031 NBA Finals?',
      'Will the Celtics win the 2031 NBA Finals?',
      'disjoint',
    ],
  ])
  testUnimplied([
    ['Will the Lakers vs Suns series go to 7 games?', 'Will the Lakers sweep the Suns in the first round?'],
  ])
})

describe('sports: loser', () => {
  testRelations([
    ['Will the Celtics lose the 2031 NBA Finals?', 'Will the Celtics win the Eastern Conference in 2031?', 'subset'],
    ['Will the Celtics lose in the 2031 NBA Finals?', 'Will the Celtics win the 2031 NBA Finals?', 'disjoint'],
    [
      'Will Ann Roe be the runner-up of the 2031 Zorro Open?',
      'Will Ann Roe reach the final of the 2031 Zorro Open?',
      'subset',
    ],
    ['Will Ann Roe be the runner-up of the 2031 Zorro Open?', 'Will Ann Roe win the 2031 Zorro Open?', 'disjoint'],
    [
      'Will Ann Roe lose in the final of the 2031 Zorro Open?',
      'Will Ann Roe reach the semifinals of the 2031 Zorro Open?',
      'subset',
    ],
  ])
})

describe('sports: nationality', () => {
  testRelations([
    ['Will a European team win the 2034 World Cup?', 'Will France win the 2034 World Cup?', 'superset'],
    ['Will a European team win the 2034 World Cup?', 'Will Australia win the 2034 World Cup?', 'disjoint'],
    ['Will the winner of the 2034 World Cup be from South America?', 'Will Brazil win the 2034 World Cup?', 'superset'],
    ['Will Morocco win the 2034 World Cup?', 'Will an African country win the 2034 World Cup?', 'subset'],
    [
      'Will an African team reach the semifinals of the 2034 World Cup?',
      'Will Morocco reach the semifinals of the 2034 World Cup?',
      'superset',
    ],
    [
      'Will an English club win the 2030-31 Champions League?',
      'Will Real Madrid win the 2030-31 Champions League?',
      'disjoint',
    ],
    [
      'Will a Spanish team win the 2030-31 Champions League?',
      'Will Real Madrid win the 2030-31 Champions League?',
      'superset',
    ],
    [
      'Will a Canadian team win the 2031 Stanley Cup?',
      'Will the Edmonton Oilers win the 2031 Stanley Cup?',
      'superset',
    ],
    ['Will a Canadian team win the 2031 Stanley Cup?', 'Will the Boston Bruins win the 2031 Stanley Cup?', 'disjoint'],
  ])
  testUnimplied([
    [
      'Will an African team reach the semifinals of the 2034 World Cup?',
      'Will Brazil reach the semifinals of the 2034 World Cup?',
    ],
    ['Will a European country win the 2034 World Cup?', 'Will Brazil reach the final of the 2034 World Cup?'],
  ])
})

describe('sports: drafts', () => {
  testRelations([
    ['Will Ann Roe be a first round pick in the 2031 NBA draft?', 'Will Ann Roe be drafted in 2031?', 'subset'],
    [
      'Will Ann Roe be a lottery pick in the 2031 NBA draft?',
      'Will Ann Roe be drafted in the 2031 NBA draft?',
      'subset',
    ],
  ])
  testUnimplied([
    ['Will Ann Roe be a first round pick in the 2031 NBA draft?', 'Will Bob Doe be drafted in 2031?'],
    ['Will the Lakers have a first round pick in the 2031 NBA draft?', 'Will Ann Roe be drafted in 2031?'],
  ])
})

describe('sports: first time', () => {
  testRelations([
    ['Will there be a first-time winner of the 2034 World Cup?', 'Will Brazil win the 2034 World Cup?', 'disjoint'],
    ['Will the 2031 Super Bowl have a first-time winner?', 'Will the Chiefs win the 2031 Super Bowl?', 'disjoint'],
  ])
  testUnimplied([['Will a first-time champion win the 2034 World Cup?', 'Will Portugal win the 2034 World Cup?']])
})

describe('sports: conference', () => {
  testRelations([
    ['Will an AFC team win the 2031 Super Bowl?', 'Will the Chiefs win the 2031 Super Bowl?', 'superset'],
    ['Will an AFC team win the 2031 Super Bowl?', 'Will the Eagles win the 2031 Super Bowl?', 'disjoint'],
    [
      'Will the Western Conference champion win the 2031 NBA Finals?',
      'Will the Lakers win the 2031 NBA Finals?',
      'superset',
    ],
  ])
  testUnimplied([
    [
      'Will an SEC team win the 2031 college football national championship?',
      'Will Georgia win the 2031 college football national championship?',
    ],
  ])
})

describe('sports: division', () => {
  testRelations([
    [
      'Will the team that wins the 2031 Super Bowl play in the AFC East?',
      'Will the Bills win Super Bowl LXV?',
      'superset',
    ],
    [
      'Will the team that wins the 2031 Super Bowl play in the AFC East?',
      'Will the Chiefs win Super Bowl LXV?',
      'disjoint',
    ],
    [
      'Will the winner of the 2031 World Series be from the AL East?',
      'Will the Mets win the 2031 World Series?',
      'disjoint',
    ],
    ['Will a Pacific Division team win the 2031 Stanley Cup?', 'Will Edmonton win the 2031 Stanley Cup?', 'superset'],
    ['Will an AFC East team win the 2031 Super Bowl?', 'Will an AFC team win the 2031 Super Bowl?', 'subset'],
    ['Will an AFC East team win the 2031 Super Bowl?', 'Will an NFC team win the 2031 Super Bowl?', 'disjoint'],
  ])
  testUnimplied([
    ['Will a Pacific Division team win the 2031 Stanley Cup?', 'Will the Lakers win the 2031 NBA Finals?'],
    ['Will the team that wins the 2031 Super Bowl play in the AFC East?', 'Will the Bills win the AFC East in 2031?'],
  ])
})

describe('sports: titles of two teams', () => {
  testRelations([
    ['Will the Cowboys win the 2031 NFC Championship?', 'Will New York G win the 2031 Super Bowl?', 'disjoint'],
    ['Will the Cowboys win the 2031 NFC Championship?', 'Will Denver win Super Bowl LXV?', 'overlap'],
    ['Will the Yankees win the 2031 AL pennant?', 'Will Toronto win the 2031 Pro Baseball Championship?', 'disjoint'],
    ['Will the Celtics win the 2031 NBA Eastern Conference?', 'Will the Knicks reach the 2031 NBA Finals?', 'disjoint'],
    ['Will the Celtics reach the 2031 NBA Finals?', 'Will the Lakers win the 2031 NBA Finals?', 'overlap'],
    ['Will Ferrari be the 2031 F1 Constructors Champion?', 'Will Ann Roe be the 2031 F1 Drivers Champion?', 'overlap'],
  ])
  testRelations([
    ['Will the Cowboys win the 2031 NFC Championship?', 'Will the Giants win the 2033 Super Bowl?', undefined],
    [
      'Will the Cowboys win the 2031 NFC Championship?',
      'Will the Detroit Tigers win the 2031 World Series?',
      undefined,
    ],
    ['Will the Cowboys win the 2031 NFC East?', 'Will the Chiefs win the 2031 Super Bowl?', undefined],
    ['Will Ferrari be the 2031 F1 Constructors Champion?', 'Will Ann Roe be the 2033 F1 Drivers Champion?', undefined],
  ])
})

describe('sports: the final of a cup', () => {
  const final = (cup: string, outcomes = ['France', 'Argentina'], closes = '2034-07-18T00:00:00Z') => ({
    title: `${cup}: ${outcomes.join(' vs. ')}`,
    outcomes,
    closes,
  })
  const open = final('Quorra Open Final', ['Ann Roe', 'Bea Doe'], '2031-05-12T00:00:00Z')
  const bowl = final('Super Bowl LXV', ['Eagles', 'Chiefs'], '2031-02-12T00:00:00Z')
  testRelations([
    [final('World Cup Final'), 'Will France win the 2034 FIFA World Cup?', 'identity'],
    [final('World Cup Final'), 'Will Argentina win the 2034 World Cup?', 'complement'],
    [final('World Cup Final'), 'Will Brazil win the 2034 World Cup?', 'disjoint'],
    [open, 'Will Ann Roe win the 2031 Quorra Open?', 'identity'],
    [open, 'Will Bea Doe win the 2031 Quorra Open?', 'complement'],
    [bowl, 'Will Kansas City win the 2031 Pro Football Championship?', 'complement'],
    [bowl, 'Will Buffalo win the 2031 Pro Football Championship?', 'disjoint'],
  ])
  testRelations([
    [final('World Cup Final'), 'Will France win the 2038 World Cup?', undefined],
    [final("Women's World Cup Final"), 'Will France win the 2034 World Cup?', undefined],
    [final('World Cup Semi-Final'), 'Will France win the 2034 World Cup?', undefined],
    [final('World Cup third place final'), 'Will France win the 2034 World Cup?', undefined],
    [{ ...final('World Cup Final'), outcomes: ['Yes', 'No'] }, 'Will France win the 2034 World Cup?', undefined],
    [open, 'Will Ann Roe win the 2031 Lima Open?', undefined],
    [{ ...open, title: 'ATP Finals: Ann Roe vs. Bea Doe' }, 'Will Ann Roe win the 2031 ATP Finals?', undefined],
  ])
})

describe('sports: one champion', () => {
  const gold = (country: string, event: string) => `Will ${country} win ${event} at the 2030 Winter Olympics?`
  testRelations([
    ["Will Ann Roe be the 2031 F1 Drivers' Champion?", "Will Bea Doe be the 2031 F1 Drivers' Champion?", 'disjoint'],
    [gold('Canada', "the gold medal in men's curling"), gold('Sweden', "the gold medal in men's curling"), 'disjoint'],
  ])
  testRelations([
    ["Will Ann Roe be the 2031 F1 Drivers' Champion?", "Will Bea Doe be the 2033 F1 Drivers' Champion?", undefined],
    ["Will Ann Roe be the 2031 F1 Drivers' Champion?", 'Will Bea Doe be the 2031 MotoGP World Champion?', undefined],
    [gold('Canada', "the gold medal in men's curling"), gold('Sweden', "the gold medal in women's curling"), undefined],
    [gold('Canada', 'a gold medal in speed skating'), gold('Sweden', 'a gold medal in speed skating'), undefined],
  ])
})

describe('sports: all of', () => {
  testRelations([
    [
      'Will Chiefs and Bills both make the playoffs in 2030-31?',
      'Will the Chiefs make the playoffs in 2030-31?',
      'subset',
    ],
    ['Will the Knicks or Celtics win the 2031 NBA Finals?', 'Will the Knicks win the 2031 NBA Finals?', 'superset'],
    ['Will the Knicks or Celtics win the 2031 NBA Finals?', 'Will the Lakers win the 2031 NBA Finals?', 'disjoint'],
  ])
})

describe('sports: player', () => {
  testRelations([
    [
      'Will LeBron James score 40+ points against the Heat on Jan 5, 2031?',
      'Will LeBron James score 30+ points against the Heat on Jan 5, 2031?',
      'subset',
    ],
    [
      'Will LeBron James have a triple-double on Jan 5, 2031?',
      'Will LeBron James have a double-double on Jan 5, 2031?',
      'subset',
    ],
  ])
})

describe('sports: tennis', () => {
  testRelations([
    ['Will Ann Roe win the 2031 calendar Grand Slam?', 'Will Ann Roe win Wimbledon in 2031?', 'subset'],
    ['Will Ann Roe win a Grand Slam in 2031?', 'Will Ann Roe win Wimbledon 2031?', 'superset'],
    ['Will Ann Roe be world No. 1 at the end of 2031?', 'Will Ann Roe be in the top 10 at the end of 2031?', 'subset'],
  ])
})

describe('sports: golf', () => {
  testRelations([
    ['Will Ann Roe win the 2031 Masters?', 'Will Ann Roe make the cut at the 2031 Masters?', 'subset'],
    [
      'Will Ann Roe finish in the top 5 at the 2031 Masters?',
      'Will Ann Roe finish in the top 10 at the 2031 Masters?',
      'subset',
    ],
    [
      'Will Ann Roe miss the cut at the 2031 Masters?',
      'Will Ann Roe finish in the top 10 at the 2031 Masters?',
      'disjoint',
    ],
  ])
  testUnimplied([
    ['Will the 2031 Masters winner be from the United States?', 'Will Scottie Scheffler win the 2031 Masters?'],
  ])
})

describe('sports: f1', () => {
  testRelations([
    [
      'Will Max Verstappen win the 2031 Monaco Grand Prix?',
      'Will Max Verstappen finish on the podium at the 2031 Monaco Grand Prix?',
      'subset',
    ],
    [
      'Will Max Verstappen take pole at the 2031 Monaco Grand Prix?',
      'Will Max Verstappen win the 2031 Monaco Grand Prix?',
      'overlap',
    ],
  ])
})

describe('sports: fight', () => {
  testRelations([
    ['Will Ann Roe beat Bea Doe by knockout on May 3, 2031?', 'Will Ann Roe beat Bea Doe on May 3, 2031?', 'subset'],
  ])
  testUnimplied([['Will Ann Roe vs Bea Doe go the distance?', 'Will Ann Roe beat Bea Doe by knockout?']])
})

describe('sports: draft', () => {
  testRelations([
    [
      'Will Caleb Roe be picked first in the 2031 NFL Draft?',
      'Will Caleb Roe be a top 5 pick in the 2031 NFL Draft?',
      'subset',
    ],
    [
      'Will Caleb Roe be picked first in the 2031 NFL Draft?',
      'Will Caleb Roe be a first round pick in the 2031 NFL Draft?',
      'subset',
    ],
  ])
  testUnimplied([
    [
      'Will a quarterback be the first pick of the 2031 NFL Draft?',
      'Will Caleb Roe be the first pick of the 2031 NFL Draft?',
    ],
  ])
})

describe('sports: olympics', () => {
  testRelations([
    ['Will Peru win a gold medal at the 2032 Olympics?', 'Will Peru win a medal at the 2032 Olympics?', 'subset'],
    [
      'Will Peru win the most gold medals at the 2032 Olympics?',
      'Will Peru win the most medals at the 2032 Olympics?',
      'overlap',
    ],
    [
      'Will Ann Roe win the gold medal in the 100m at the 2032 Olympics?',
      'Will Ann Roe win a medal in the 100m at the 2032 Olympics?',
      'subset',
    ],
    [
      'Will Ann Roe win the silver medal in the 100m at the 2032 Olympics?',
      'Will Ann Roe win the gold medal in the 100m at the 2032 Olympics?',
      'disjoint',
    ],
  ])
})

describe('sports: transfer', () => {
  testRelations([
    ['Will Ann Roe join a Premier League club in 2031?', 'Will Ann Roe join Chelsea in 2031?', 'superset'],
  ])
  testUnimplied([['Will Ann Roe join Chelsea in 2031?', 'Will Ann Roe leave Arsenal in 2031?']])
})

describe('sports: award', () => {
  testRelations([
    ['Will LeBron James win the 2031 NBA MVP?', 'Will LeBron James be a finalist for the 2031 NBA MVP?', 'subset'],
  ])
  testUnimplied([
    ['Will Josh Allen win the 2030-31 NFL MVP?', 'Will a quarterback win the 2030-31 NFL MVP?'],
    ['Will LeBron James win the 2031 NBA MVP?', 'Will the Lakers win the 2031 NBA Finals?'],
  ])
})

describe('sports: qualify', () => {
  testRelations([
    ['Will Peru qualify for the 2034 World Cup?', 'Will Peru win the 2034 World Cup?', 'superset'],
    ['Will Peru win Group A at the 2034 World Cup?', 'Will Peru advance from Group A at the 2034 World Cup?', 'subset'],
    [
      'Will Peru finish last in Group A at the 2034 World Cup?',
      'Will Peru win Group A at the 2034 World Cup?',
      'disjoint',
    ],
    ['Will Peru win Group A at the 2034 World Cup?', 'Will Peru win the 2034 World Cup?', 'overlap'],
  ])
})

describe('sports: years', () => {
  testUnimplied([['Will Brazil win the 2030 World Cup?', 'Will Brazil win the 2034 World Cup?']])
})

describe('sports: record', () => {
  testRelations([
    [
      'Will the Lakers win 60 or more games in 2030-31?',
      'Will the Lakers win 50 or more games in the 2030-31 season?',
      'subset',
    ],
  ])
})

describe('sports: retire', () => {
  testUnimplied([
    ['Will LeBron James retire before the 2031-32 season?', 'Will LeBron James play in the 2031-32 season?'],
  ])
})

describe('sports: ways of winning', () => {
  testRelations([
    ['Will the Yankees win the 2031 World Series in 6 games?', 'Will the Yankees win the 2031 World Series?', 'subset'],
    [
      'Will the Pelicans make the 2031 NBA playoffs?',
      'Will the Pelicans reach the second round of the 2031 NBA playoffs?',
      'superset',
    ],
    [
      'Will Peru reach the knockout stage at the 2034 World Cup?',
      'Will Peru reach the round of 16 at the 2034 World Cup?',
      'superset',
    ],
  ])
  testUnimplied([['Will the Yankees win 6 games in 2031?', 'Will the Yankees win the 2031 World Series?']])
})

describe('sports: to take part in a contest is not to win it', () => {
  const playoff = 'Will Ohio State make the 2031 College Football Playoff?'
  testRelations([
    [playoff, 'Will Ohio State win the 2031 College Football Playoff National Championship?', 'superset'],
    [playoff, 'Will Ohio State make the 2031 College Football Playoff National Championship?', 'superset'],
    [playoff, 'Will Ohio State qualify for the 2031 College Football Playoff?', 'identity'],
    [playoff, 'Will Ohio State miss the 2031 College Football Playoff?', 'complement'],
    ['Will Duke make the 2031 NCAA Tournament?', 'Will Duke win the 2031 NCAA Tournament?', 'superset'],
    ['Will Duke make March Madness in 2031?', 'Will Duke win March Madness in 2031?', 'superset'],
    ['Will Peru make the 2034 World Cup?', 'Will Peru win the 2034 World Cup?', 'superset'],
    ['Will Peru make the 2034 World Cup?', 'Will Peru qualify for the 2034 World Cup?', 'identity'],
    ['Will the Bears make the 2031 Super Bowl?', 'Will the Bears win the 2031 Super Bowl?', 'superset'],
    ['Will the Bears make the 2031 Super Bowl?', 'Will the Bears play in the 2031 Super Bowl?', 'identity'],
    ['Will the Yankees make the 2031 World Series?', 'Will the Yankees win the 2031 World Series?', 'superset'],
  ])
  testUnimplied([[playoff, 'Will Texas win the 2031 College Football Playoff National Championship?']])
})

describe('sports: a match of a knockout tournament', () => {
  testRelations([
    [
      'Will Ann Roe beat Bea Doe in the 2031 Speed Chess Championship?',
      'Will Ann Roe win the 2031 Speed Chess Championship?',
      'superset',
    ],
    [
      'Will Ann Roe beat Bea Doe in the Speed Chess Championship?',
      'Will Bea Doe win the Speed Chess Championship?',
      'disjoint',
    ],
    ['Will Cy Poe win Wimbledon in 2031?', 'Will Cy Poe beat Dan Loe at Wimbledon in 2031?', 'subset'],
    ['Will Cy Poe win the 2031 French Open?', 'Will Dan Loe beat Cy Poe at the 2031 French Open?', 'disjoint'],
  ])
  testUnimplied([
    // who loses a game of a group or a league may win it in the end
    ['Will Peru beat Chile in the 2034 World Cup?', 'Will Peru win the 2034 World Cup?'],
    ['Will Ann Roe beat Bea Doe in the 2031 Lima Masters?', 'Will Ann Roe win the 2031 Lima Masters?'],
    ['Will Cy Poe beat Dan Loe at Wimbledon in 2031?', 'Will Cy Poe win Wimbledon in 2032?'],
    ['Will Cy Poe beat Dan Loe at Wimbledon in 2031?', 'Will Cy Poe win the 2031 US Open?'],
    ['Will Ann Roe beat Bea Doe at the 2031 US Open?', 'Will Cleo Fay win the 2031 US Open?'],
  ])
})

describe('who makes a pick and who is picked', () => {
  testUnimplied([
    [
      'Will Baltimore make the 1st overall pick in the 2031 NFL Draft?',
      'Will Ann Roe be the first pick of the 2031 NFL Draft?',
    ],
  ])
  testRelations([
    [
      'Will Baltimore make the 1st overall pick in the 2031 NFL Draft?',
      'Will Dallas make the first pick of the 2031 NFL Draft?',
      'disjoint',
    ],
  ])
})

describe('two conferences of which one has the champion', () => {
  testRelations([
    [
      'Will the AFC win the Pro Football Championship in 2031?',
      'Will an NFC team win the 2031 Super Bowl?',
      'complement',
    ],
    [
      'Will an American League team win the 2031 World Series?',
      'Will the National League win the 2031 World Series?',
      'complement',
    ],
    ['Will the NFC win the 2031 Super Bowl?', 'Will the Chicago Bears win the 2031 Super Bowl?', 'superset'],
    ['Will an AFC team win the 2031 Super Bowl?', 'Will an NFC team win the 2032 Super Bowl?', undefined],
  ])
  testUnimplied([['Will the AFC win the 2031 Super Bowl?', 'Will an NFC East team win the 2031 Super Bowl?']])
})

describe('two teams who meet in a final', () => {
  testRelations([
    [
      'Will the 2031 Super Bowl matchup be Bears vs. Bills?',
      'Will Denver vs Chicago be the 2031 Pro Football Championship matchup?',
      'disjoint',
    ],
    ['Will the 2031 Super Bowl matchup be Bears vs. Bills?', 'Will the Bears win the 2031 Super Bowl?', 'overlap'],
  ])
})

describe('the first of a draft', () => {
  testRelations([
    [
      'Will Ann Roe be the first overall pick in the 2031 NFL Draft?',
      'Will Ann Roe be the first QB drafted in the 2031 NFL Draft?',
      'overlap',
    ],
    [
      'Will Ann Roe be the second overall pick in the 2031 NFL Draft?',
      'Will Ann Roe be the first QB drafted in the 2031 NFL Draft?',
      'overlap',
    ],
    [
      'Will Ann Roe be the first pick in the 2031 NBA Draft?',
      'Will Duke player be #1 pick in the 2031 NBA Draft?',
      'overlap',
    ],
    [
      'Will Ann Roe be the first pick in the 2031 NBA Draft?',
      'Will Bea Doe be the #1 pick in the 2031 NBA Draft?',
      'disjoint',
    ],
  ])
})

describe('the champion of a college tournament', () => {
  testRelations([
    [
      "Will Duke win the 2031 men's college basketball tournament?",
      'Will Duke make the Final Four of the 2031 NCAA Tournament?',
      'subset',
    ],
    [
      'Will the Boston Bruins finish with the best record in the NHL in 2030-31?',
      "Will the Bruins win the 2030-31 Presidents' Trophy?",
      'identity',
    ],
    [
      'Will the Boston Bruins set the NHL record in 2030-31?',
      "Will the Bruins win the 2030-31 Presidents' Trophy?",
      undefined,
    ],
  ])
})

describe('a season without "the" is no year of a deadline', () => {
  testRelations([
    [
      'Will Ann Roe be fired before 2031 regular season?',
      'Will Ann Roe be fired before the 2031 regular season?',
      'identity',
    ],
    ['Will Ann Roe be fired before 2031 regular season?', 'Will Ann Roe be fired before 2031?', undefined],
  ])
})

describe('a record that the rules state as a number', () => {
  const breaks = (rules: string) => ({ title: 'Will the Lakers break the regular season wins record?', rules })
  const counted = breaks('If the Lakers win more than 73 games in the 2030-31 NBA season, the market resolves to Yes.')
  testRelations([
    [counted, 'Will the Lakers win at least 74 games in the 2030-31 NBA season?', 'identity'],
    [counted, 'Will the Lakers win at least 70 games in the 2030-31 NBA season?', 'subset'],
    // without a number in the rules, the record may be any
    [
      breaks('If the Lakers break the record, the market resolves to Yes.'),
      'Will the Lakers win at least 74 games in the 2030-31 NBA season?',
      undefined,
    ],
  ])
  const sacks = 'If Ann Roe has more than 22.5 sacks in the 2031 NFL season, the market resolves to Yes.'
  testUnimplied([
    // there are half sacks
    [
      { title: 'Will Ann Roe break the sack record?', rules: sacks },
      'Will Ann Roe have at least 22.5 sacks in the 2031 NFL season?',
    ],
  ])
})
