import { testRelations } from '../__fixtures__/test-relations.ts'

testRelations([
  [
    "Will any member of Ann Roe's cabinet leave before Apr 2031?",
    'Ann Roe out as President by April 30, 2031?',
    undefined,
  ],
  [
    "Will any member of Ann Roe's Cabinet be impeached by May 2031?",
    'Will Ann Roe be impeached by May 31, 2031?',
    undefined,
  ],
  ["Will Ann Roe's wife be arrested by May 2031?", 'Will Ann Roe be arrested by June 2031?', undefined],
  ["Will Ann Roe's chief of staff leave by May 2031?", 'Will Ann Roe leave office by June 2031?', undefined],
  ['Will Ann Roe’s son run for president in 2031?', 'Will Ann Roe run for president in 2031?', undefined],
  // the person around is the same, or is named in both
  ["Will Ann Roe's wife be arrested by May 2031?", "Will Ann Roe's wife be arrested by June 2031?", 'subset'],
  ["Will Ann Roe's wife Eva Roe be arrested by May 2031?", 'Will Eva Roe be arrested by June 2031?', 'overlap'],
  // what belongs to a person is no person
  [
    "Will Ann Roe's approval be above 45% on May 3, 2031?",
    'Will Ann Roe approval be above 45% on May 3, 2031?',
    'identity',
  ],
  ["Will Ann Roe's novel be published in 2031?", 'Will Ann Roe publish a novel in 2031?', 'identity'],
  ["Will Ann Roe's trial begin by May 2031?", 'Will the trial of Ann Roe begin by May 2031?', 'identity'],
])
