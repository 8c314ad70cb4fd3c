import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { keepAlerting } from '../arbitrage/keep-alerting.ts'
import { BrowsePage } from '../browse/browse-page.tsx'
import { followLinks, parameters, path } from './address.ts'
import { laterPage } from './later-page.tsx'
import { apiKey, signIn } from './session.ts'
import { SignIn } from './sign-in.tsx'
import './bar.css'

/** The list of questions is what most readers open; the others are read when they are opened. */
const PAGES: Readonly<Record<string, ComponentType>> = {
  '/': BrowsePage,
  '/question': laterPage(async () => (await import('../question/question-page.tsx')).QuestionPage),
  '/arbitrage': laterPage(async () => (await import('../arbitrage/arbitrage-page.tsx')).ArbitragePage),
  '/events': laterPage(async () => (await import('../event/events-page.tsx')).EventsPage),
  '/event': laterPage(async () => (await import('../event/event-page.tsx')).EventPage),
  '/audit': laterPage(async () => (await import('../audit/audit-page.tsx')).AuditPage),
  '/operate': laterPage(async () => (await import('../operate/operate-page.tsx')).OperatePage),
}

const LINKS = [
  ['/', 'Questions', '/question'],
  ['/events', 'Events', '/event'],
  ['/arbitrage', 'Arbitrage'],
  ['/audit', 'Audit'],
  ['/operate', 'Operate'],
] as const

/** A page below a list belongs to it. */
const currentOf = (target: string, below: string | undefined): 'page' | 'true' | undefined =>
  path.value === target ? 'page' : path.value === below ? 'true' : undefined

/** The whole site: the bar on top, and the page that the address names. */
export function App() {
  useEffect(() => {
    document.addEventListener('click', followLinks)
    return () => document.removeEventListener('click', followLinks)
  }, [])
  useEffect(keepAlerting, [])
  const Page = PAGES[path.value] ?? BrowsePage
  return (
    <>
      <a class="skip" href="#main">
        Skip to content
      </a>
      <header class="bar">
        <a class="brand" href="/">
          <i aria-hidden="true" />
          crossvenue
        </a>
        <nav aria-label="Pages">
          {LINKS.map(([target, name, below]) => (
            <a key={target} href={target} aria-current={currentOf(target, below)}>
              {name}
            </a>
          ))}
        </nav>
        <span class="bar-end">
          <a href="/reference">API</a>
          {apiKey.value && (
            <button type="button" class="plain" onClick={() => signIn('')}>
              Sign out
            </button>
          )}
        </span>
      </header>
      {apiKey.value ? (
        <Page key={path.value + (parameters.value.get('market') ?? parameters.value.get('event') ?? '')} />
      ) : (
        <SignIn />
      )}
    </>
  )
}
