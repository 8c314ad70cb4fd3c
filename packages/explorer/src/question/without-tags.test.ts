import { expect, it } from 'vitest'
import { withoutTags } from './without-tags.ts'

it('leaves the words of a rule, and a line break where a paragraph ends', () => {
  expect(
    withoutTags('<p>It wins if <strong>all</strong> agree.</p><p class="x">Else it loses.<br/>Ties lose.</p>'),
  ).toBe('It wins if all agree.\nElse it loses.\nTies lose.')
})

it('leaves signs that are no tags', () => {
  expect(withoutTags('Yes if 3 < x and x > 2, or a<b>c</b>')).toBe('Yes if 3 < x and x > 2, or ac')
  expect(withoutTags('x <5% and y> 7%, <unknown>')).toBe('x <5% and y> 7%, <unknown>')
})
