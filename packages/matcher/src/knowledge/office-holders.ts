/**
 * Holders of offices with their countries and the days from which and to which they hold them, for questions that name
 * only the office or only the person. Source: general knowledge.
 */
export const officeHolders: readonly { office: string; country: string; person: string; from: string; to: string }[] = [
  {
    office: 'office:president',
    country: 'country:usa',
    person: 'person:donald-trump',
    from: '2017-01-20',
    to: '2021-01-20',
  },
  {
    office: 'office:president',
    country: 'country:usa',
    person: 'person:joe-biden',
    from: '2021-01-20',
    to: '2025-01-20',
  },
  {
    office: 'office:president',
    country: 'country:usa',
    person: 'person:donald-trump',
    from: '2025-01-20',
    to: '2029-01-20',
  },
]
