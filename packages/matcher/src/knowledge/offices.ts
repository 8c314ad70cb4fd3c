import type { Entity } from './entity.ts'

/** Public offices and posts. Source: general knowledge. Longer names are read before shorter ones. */
export const offices: readonly Entity[] = [
  { id: 'attorney-general', names: ['Attorney General'], codes: ['AG'] },
  { id: 'attorney-general-us', names: ['U.S. Attorney General', 'US Attorney General'] },
  { id: 'ceo', names: ['CEO', 'Chief Executive', 'Chief Executive Officer'], codes: ['CEO'] },
  { id: 'chancellor', names: ['Chancellor'], codes: ['CHANCELLOR'] },
  { id: 'chief-of-staff', names: ['Chief of Staff', 'White House Chief of Staff'] },
  { id: 'cia-director', names: ['CIA Director', 'Director of the CIA'] },
  { id: 'defense-secretary', names: ['Secretary of Defense', 'Defense Secretary', 'Secretary of War'] },
  { id: 'dhs-secretary', names: ['Secretary of Homeland Security', 'DHS Secretary', 'Homeland Security Secretary'] },
  { id: 'fbi-director', names: ['FBI Director', 'Director of the FBI'] },
  {
    id: 'fed-chair',
    names: ['Fed Chair', 'Federal Reserve Chair', 'Chair of the Federal Reserve', 'Fed Chairman', 'Fed Chairperson'],
    codes: ['FEDCHAIR'],
  },
  { id: 'governor', names: ['Governor', 'Gubernatorial', 'Governorship'], codes: ['GOV'] },
  { id: 'head-coach', names: ['Head Coach', 'Manager'] },
  { id: 'hhs-secretary', names: ['Secretary of Health and Human Services', 'HHS Secretary'] },
  {
    id: 'house',
    names: [
      'House',
      'House of Representatives',
      'U.S. House',
      'US House',
      'Congressional',
      'Representative',
      'House race',
      'House seat',
    ],
    codes: ['HOUSE'],
  },
  { id: 'lieutenant-governor', names: ['Lieutenant Governor', 'Lt. Governor', 'Lt Governor'], codes: ['LTGOV'] },
  { id: 'majority-leader', names: ['Senate Majority Leader', 'Majority Leader'] },
  { id: 'mayor', names: ['Mayor', 'Mayoral', 'Mayorship', 'Mayoralty'], codes: ['MAYOR'] },
  { id: 'minority-leader', names: ['Minority Leader'] },
  { id: 'party-leader', names: ['Party Leader', 'Leader of the Party', 'Leadership Election', 'Leadership'] },
  { id: 'pope', names: ['Pope', 'Pontiff', 'Papacy'], codes: ['POPE'] },
  {
    id: 'president',
    names: ['President', 'Presidency', 'Presidential', 'presidential election', 'White House'],
    codes: ['PRES'],
  },
  { id: 'press-secretary', names: ['White House Press Secretary', 'Press Secretary'] },
  { id: 'prime-minister', names: ['Prime Minister', 'PM', 'Premier'], codes: ['PM'] },
  { id: 'secretary-of-state', names: ['Secretary of State'], codes: ['SOS'] },
  {
    id: 'senate',
    names: ['Senate', 'Senator', 'U.S. Senate', 'US Senate', 'Senate race', 'Senate seat'],
    codes: ['SENATE'],
  },
  { id: 'speaker', names: ['Speaker of the House', 'House Speaker', 'Speaker'], codes: ['SPEAKER'] },
  {
    id: 'supreme-court',
    names: ['Supreme Court', 'SCOTUS', 'Supreme Court Justice', 'Associate Justice'],
    codes: ['SCOTUS'],
  },
  { id: 'treasury-secretary', names: ['Secretary of the Treasury', 'Treasury Secretary'] },
  {
    id: 'un-secretary-general',
    // "who will succeed António Guterres" asks for the post
    names: ['UN Secretary-General', 'United Nations Secretary-General', 'Secretary-General of the United Nations', 'Secretary-General of the UN', 'António Guterres', 'UN chief'],
  },
  { id: 'vice-president', names: ['Vice President', 'Vice Presidential', 'VP', 'Vice-President'], codes: ['VP'] },
]
