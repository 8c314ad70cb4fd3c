import { expect, it } from 'vitest'
import { callFor } from './call-context.ts'

it('lets a call listen to the end of its caller as often as it makes requests, without a warning', async () => {
  const warnings: string[] = []
  const note = ({ name }: Error) => void warnings.push(name)
  process.on('warning', note)
  const { signal } = new AbortController()
  callFor({ signal }, () => {
    for (let count = 0; count < 40; count += 1) signal.addEventListener('abort', () => undefined)
  })
  await new Promise((resolve) => setImmediate(resolve))
  process.off('warning', note)
  expect(warnings).toEqual([])
})
