import { categories } from 'crossvenue'
import { parameters, setParameters } from '../shell/address.ts'
import { venueName } from '../shell/venue-mark.tsx'
import { Search } from './search.tsx'

const SORTS = [
  ['', 'Most traded'],
  ['spread', 'Widest gap'],
  ['confidence', 'Most certain'],
] as const
const GAPS = [
  ['', 'Gap'],
  ['0', 'Quotes meet or cross'],
  ['-0.01', 'Gap of 1¢ or more'],
  ['-0.02', 'Gap of 2¢ or more'],
  ['-0.05', 'Gap of 5¢ or more'],
] as const
const GAPS_AFTER_FEES = [
  ['', 'After fees'],
  ['0', 'Fees are covered'],
  ['0.01', '1¢ or more after fees'],
  ['0.02', '2¢ or more after fees'],
  ['0.05', '5¢ or more after fees'],
] as const
const CONFIDENCES = [
  ['', 'Confidence'],
  ['0.9', '90% or more'],
  ['0.95', '95% or more'],
  ['0.98', '98% or more'],
] as const
const VOLUMES = [
  ['', 'Volume'],
  ['100', '100 a day or more'],
  ['1000', '1K a day or more'],
  ['10000', '10K a day or more'],
] as const
const VENUE_COUNTS = [
  ['', 'Venues'],
  ['3', '3 venues or more'],
  ['5', '5 venues or more'],
] as const
const CLOSINGS = [
  ['', 'Closes'],
  ['1', 'Closes within a day'],
  ['7', 'Closes within a week'],
  ['31', 'Closes within a month'],
  ['365', 'Closes within a year'],
] as const
const RELATIONS = [
  ['', 'Relation'],
  ['identity', 'Worded alike'],
  ['complement', 'Worded oppositely'],
] as const

/** A parameter of the address that narrows a list, and its choices; the first one is none. */
interface Facet {
  label: string
  options(venues: readonly string[]): readonly (readonly [value: string, text: string])[]
}

const FACETS = {
  category: { label: 'Category', options: () => [['', 'Category'], ...categories.map(same)] },
  venues: { label: 'Venue', options: (venues) => [['', 'Venue'], ...venues.map((id) => [id, venueName(id)] as const)] },
  closes: { label: 'Closing time', options: () => CLOSINGS },
  maxSpread: { label: 'Gap', options: () => GAPS },
  minGap: { label: 'Gap after fees', options: () => GAPS_AFTER_FEES },
  minVolume24h: { label: 'Volume', options: () => VOLUMES },
  minVenues: { label: 'Number of venues', options: () => VENUE_COUNTS },
  minConfidence: { label: 'Confidence', options: () => CONFIDENCES },
  relations: { label: 'Relation', options: () => RELATIONS },
} as const satisfies Record<string, Facet>

type FacetName = keyof typeof FACETS

/** The facets of a list of questions. Events have no quotes and no closing time of their own. */
export const QUESTION_FACETS = Object.keys(FACETS) as FacetName[]
export const EVENT_FACETS: readonly FacetName[] = ['category', 'venues', 'minVenues', 'minConfidence', 'relations']

interface FilterOptions {
  /** The name of the search. */
  label: string
  venues: readonly string[]
  facets: readonly FacetName[]
}

/** The search and the facets of a list; each is a parameter of the address. */
export function Filters({ label, venues, facets }: FilterOptions) {
  const names = ['query', ...facets]
  return (
    <search>
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        <Search label={label} />
        {facets.map((name) => (
          <Choice key={name} name={name} label={FACETS[name].label} options={FACETS[name].options(venues)} />
        ))}
        {names.some((name) => parameters.value.has(name)) && (
          <button
            type="button"
            class="plain"
            onClick={() => setParameters(Object.fromEntries(names.map((name) => [name, undefined])))}
          >
            Clear
          </button>
        )}
      </form>
    </search>
  )
}

const same = (name: string) => [name, name] as const

interface ChoiceOptions {
  name: string
  label: string
  options: readonly (readonly [value: string, text: string])[]
}

/** The order of a list of questions, or of events, which have no gap. */
export const Order = ({ hasGaps }: { hasGaps: boolean }) => (
  <Choice name="sort" label="Order" options={SORTS.filter(([value]) => hasGaps || value !== 'spread')} />
)

function Choice({ name, label, options }: ChoiceOptions) {
  const value = parameters.value.get(name) ?? ''
  const isListed = options.some(([each]) => each === value)
  return (
    <label class={value === '' ? 'choice' : 'choice chosen'}>
      <span class="hidden">{label}</span>
      <select
        name={name}
        value={value}
        onChange={({ currentTarget }) => setParameters({ [name]: currentTarget.value })}
      >
        {!isListed && <option value={value}>{value}</option>}
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
