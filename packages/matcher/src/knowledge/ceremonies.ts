import type { Entity } from './entity.ts'

/** Award ceremonies. Source: general knowledge. */
export const ceremonies: readonly Entity[] = [
  { id: 'amas', names: ['AMAs', 'American Music Awards'] },
  { id: 'baftas', names: ['BAFTAs', 'BAFTA', 'BAFTA Film Awards'] },
  { id: 'cannes', names: ['Cannes', 'Cannes Film Festival'] },
  { id: 'cma', names: ['CMA Awards', 'Country Music Awards'] },
  { id: 'critics-choice', names: ['Critics Choice Awards', "Critics' Choice"] },
  { id: 'emmys', names: ['Emmys', 'Emmy Awards', 'Emmy', 'Primetime Emmys'], codes: ['EMMY'] },
  { id: 'game-awards', names: ['The Game Awards', 'Game Awards'] },
  { id: 'golden-globes', names: ['Golden Globes', 'Golden Globe Awards', 'Golden Globe'], codes: ['GG'] },
  { id: 'grammys', names: ['Grammys', 'Grammy Awards', 'Grammy'], codes: ['GRAM'] },
  { id: 'latin-grammys', names: ['Latin Grammys', 'Latin Grammy Awards'] },
  { id: 'oscars', names: ['Oscars', 'Academy Awards', 'Academy Award', 'Oscar'], codes: ['OSCAR'] },
  { id: 'sag-awards', names: ['SAG Awards', 'Screen Actors Guild Awards', 'Actor Awards'], codes: ['SAG'] },
  { id: 'tonys', names: ['Tonys', 'Tony Awards'] },
  { id: 'vmas', names: ['VMAs', 'MTV Video Music Awards'] },
]
