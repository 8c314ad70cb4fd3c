import type { Entity } from './entity.ts'

/** Award ceremonies, such as the BAFTAs, each with its names. Source: general knowledge. */
export const ceremonies: readonly Entity[] = [
  { id: 'acm', names: ['ACM Awards', 'Academy of Country Music Awards'] },
  { id: 'amas', names: ['AMAs', 'American Music Awards'] },
  { id: 'baftas', names: ['BAFTAs', 'BAFTA', 'BAFTA Film Awards', 'British Academy Film Awards'] },
  { id: 'bbmas', names: ['BBMAs', 'Billboard Music Awards'] },
  { id: 'berlinale', names: ['Berlinale', 'Berlin Film Festival'] },
  { id: 'bet-awards', names: ['BET Awards'] },
  { id: 'brits', names: ['BRIT Awards', 'BRITs', 'The BRITs'] },
  { id: 'cannes', names: ['Cannes', 'Cannes Film Festival'] },
  { id: 'cma', names: ['CMA Awards', 'Country Music Awards', 'CMAs'] },
  {
    id: 'critics-choice',
    names: ['Critics Choice Awards', "Critics' Choice", 'Critics Choice', "Critics' Choice Awards"],
  },
  {
    id: 'crunchyroll',
    names: [
      'Crunchyroll Anime Awards',
      'Anime Awards',
      'Crunchyroll Awards',
      'Crunchyroll',
      'Crunchyroll Anime Award',
      'Anime Award',
    ],
  },
  { id: 'dga', names: ['DGA Awards', 'Directors Guild Awards', 'Directors Guild of America Awards'] },
  {
    id: 'emmys',
    names: ['Emmys', 'Emmy Awards', 'Emmy', 'Primetime Emmys', 'Primetime Emmy', 'Primetime Emmy Awards'],
    codes: ['EMMY'],
  },
  { id: 'espys', names: ['ESPYs', 'ESPY Awards', 'ESPYS'] },
  { id: 'game-awards', names: ['The Game Awards', 'Game Awards'] },
  { id: 'golden-globes', names: ['Golden Globes', 'Golden Globe Awards', 'Golden Globe'], codes: ['GG'] },
  { id: 'grammys', names: ['Grammys', 'Grammy Awards', 'Grammy'], codes: ['GRAM'] },
  { id: 'latin-grammys', names: ['Latin Grammys', 'Latin Grammy Awards', 'Latin Grammy'] },
  { id: 'oscars', names: ['Oscars', 'Academy Awards', 'Academy Award', 'Oscar'], codes: ['OSCAR'] },
  { id: 'pga-awards', names: ['PGA Awards', 'Producers Guild Awards', 'Producers Guild of America Awards'] },
  {
    id: 'sag-awards',
    names: ['SAG Awards', 'SAG Award', 'Screen Actors Guild Awards', 'Screen Actors Guild Award', 'Actor Awards'],
    codes: ['SAG'],
  },
  { id: 'streamer-awards', names: ['Streamer Awards', 'The Streamer Awards'] },
  { id: 'tonys', names: ['Tonys', 'Tony Awards', 'Tony Award'] },
  { id: 'venice', names: ['Venice Film Festival', 'Golden Lion'] },
  { id: 'vmas', names: ['VMAs', 'MTV Video Music Awards', 'MTV VMAs'] },
]
