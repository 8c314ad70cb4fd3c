import { useEffect, useState } from 'preact/hooks'

const wide = matchMedia('(min-width: 760px)')

/** Returns whether there is room for a table. */
export function useWide(): boolean {
  const [isWide, setWide] = useState(wide.matches)
  useEffect(() => {
    const change = () => setWide(wide.matches)
    wide.addEventListener('change', change)
    return () => wide.removeEventListener('change', change)
  }, [])
  return isWide
}
