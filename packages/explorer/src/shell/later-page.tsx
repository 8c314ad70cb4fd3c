import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Notice, Skeleton } from './notice.tsx'

/** Returns a page whose code is read when it is first shown, so that the first page of a visit needs less of it. */
export function laterPage(load: () => Promise<ComponentType>): ComponentType {
  let loaded: ComponentType | undefined
  return function LaterPage() {
    const [Page, setPage] = useState(() => loaded)
    const [isMissing, setMissing] = useState(false)
    useEffect(() => {
      if (Page) return
      load().then(
        (found) => {
          loaded = found
          setPage(() => found)
        },
        () => setMissing(true),
      )
    }, [Page])
    if (Page) return <Page />
    return (
      <main id="main" class="page">
        {isMissing ? (
          // An upgraded gateway has other files.
          <Notice title="This page could not be read from the gateway.">Reload to try again.</Notice>
        ) : (
          <Skeleton />
        )}
      </main>
    )
  }
}
