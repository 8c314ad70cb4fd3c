/**
 * Names and words that one letter or two make into another name or word, one group a line: none of a group is a misspelling of
 * another. Names that only differ at their end ("Ivanov", "Ivanova"), "-sen" and "-son", "Mac" and "Mc" follow from their
 * form. Source: general knowledge.
 */
export const nearNames: readonly (readonly string[])[] = `
  adaption adoption
  aguiar aguilar
  alexander alexandre
  alonso alonzo
  barbosa barboza
  barnard bernard
  bertram bertrand
  cabrera carrera
  callaghan callahan
  cardoso cardozo
  castello castillo
  christian cristian
  christina cristina
  clifton clinton
  colombia columbia
  connelly connolly
  cranford crawford
  davidson davison
  dickenson dickinson
  docherty doherty
  elliot elliott
  espinosa espinoza
  everett everitt
  ferreira ferreyra
  figueira figueroa
  fourier fournier
  francesco francisco
  freedman friedman
  gauthier gautier
  georgia georgina
  gerard girard
  hendrickson henrickson henrikson
  houston huston
  iceland ireland
  johnson johnston jonsson
  jonathan jonathon
  kennedy kenney
  leclair leclerc
  lefebvre lefevre
  lindberg lundberg
  lindgren lundgren
  lindstrom lundstrom
  mahoney maloney moloney
  marie marine marion
  mariano marino merino moreno
  marini martini
  mathias matthias
  mccarthy mccarty
  mcconnell mcdonnell
  mccormack mccormick
  mcgovern mcgowan
  mckinlay mckinley mckinney
  mclaughlin mcloughlin
  mcmahan mcmahon
  mcmillan mcmillen
  michele michelle
  milligan mulligan
  mitchel mitchell
  morison morrison
  neuman newman
  nicholas nicolas
  nicholson nicolson
  oliveira olivera
  paterson patterson pattison
  pattinson pattison
  pereira pereyra
  philips phillips
  radcliff ratcliff
  ribeiro rivero
  robertson robinson
  rodgers rogers
  rosenberg rosenburg
  sanders saunders
  sanford stafford stanford
  schmid schmidt schmitt
  schroder schroeder
  schultz schulz shultz
  schwartz schwarz
  shepard shephard shepherd sheppard
  silveira silvera
  simmonds simmons simons
  sommers summers
  steinberg sternberg
  stephan stephen stephon
  stephens stevens
  stephenson stevenson
  sullavan sullivan
  teixeira teixera
  thompson thomson
  vasquez velasquez velazquez
  wilkerson wilkinson

  capital capitol
  complement compliment
  concession confession
  confection convection convention contention
  contact contract
  content contest context
  county country
  desert dessert
  marital martial
  massage message
  princess princes
  procession profession
  reduction redaction
  resolution revolution
  stationary stationery
  vacation vocation
  worship warship
`
  .trim()
  .split(/\n\s*/)
  .map((row) => row.split(' '))
