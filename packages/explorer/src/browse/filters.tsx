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
  ['', 'Any gap'],
  ['0', 'Quotes meet or cross'],
  ['-0.01', 'Gap of 1¢ or more'],
  ['-0.02', 'Gap of 2¢ or more'],
  ['-0.05', 'Gap of 5¢ or more'],
] as const
const CONFIDENCES = [
  ['', 'Any confidence'],
  ['0.9', '90% or more'],
  ['0.95', '95% or more'],
  ['0.98', '98% or more'],
] as const
const VOLUMES = [
  ['', 'Any volume'],
  ['100', '100 a day or more'],
  ['1000', '1K a day or more'],
  ['10000', '10K a day or more'],
] as const
const VENUE_COUNTS = [
  ['', 'Two venues or more'],
  ['3', 'Three or more'],
  ['5', 'Five or more'],
] as const
const CLOSINGS = [
  ['', 'Closes any time'],
  ['1', 'Closes within a day'],
  ['7', 'Closes within a week'],
  ['31', 'Closes within a month'],
  ['365', 'Closes within a year'],
] as const
const RELATIONS = [
  ['', 'Same question'],
  ['identity', 'Worded alike'],
  ['complement', 'Worded oppositely'],
] as const

/** The parameters of the address that narrow the list. */
const NARROWING = [
  ...['query', 'category', 'venues', 'closes', 'maxSpread', 'minVolume24h', 'minVenues', 'minConfidence', 'relations'],
]

/** The search and the filters of the list; each is a parameter of the address. */
export function Filters({ venues }: { venues: readonly string[] }) {
  const isFiltered = NARROWING.some((name) => parameters.value.has(name))
  return (
    <search>
      <form class="filters" onSubmit={(event) => event.preventDefault()}>
        <Search label="Search questions" />
        <Choice name="category" label="Category" options={[['', 'All categories'], ...categories.map(same)]} />
        <Choice
          name="venues"
          label="Venue"
          options={[['', 'All venues'], ...venues.map((id) => [id, venueName(id)] as const)]}
        />
        <Choice name="closes" label="Closing time" options={CLOSINGS} />
        <Choice name="maxSpread" label="Gap" options={GAPS} />
        <Choice name="minVolume24h" label="Volume" options={VOLUMES} />
        <Choice name="minVenues" label="Number of venues" options={VENUE_COUNTS} />
        <Choice name="minConfidence" label="Confidence" options={CONFIDENCES} />
        <Choice name="relations" label="Relation" options={RELATIONS} />
        {isFiltered && (
          <button
            type="button"
            class="plain"
            onClick={() => setParameters(Object.fromEntries(NARROWING.map((name) => [name, undefined])))}
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

/** The order of the list. */
export const Order = () => <Choice name="sort" label="Order" options={SORTS} />

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
