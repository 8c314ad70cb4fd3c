import { useEffect, useState } from 'preact/hooks'
import { useLoaded } from './use-loaded.ts'

/** Returns how far the clock of the venues is ahead of this one, in milliseconds: fake venues have their own time. */
export function useVenueClock(): number {
  const { data } = useLoaded('status', (client) => client.fetchStatus())
  const [ahead, setAhead] = useState(0)
  useEffect(() => {
    if (data?.venueTime !== undefined) setAhead(Date.parse(data.venueTime) - Date.now())
  }, [data])
  return ahead
}
