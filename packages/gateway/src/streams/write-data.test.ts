import { expect, it } from 'vitest'
import { createDataWriter, frameOfBook } from './write-data.ts'

const book = { bids: [{ price: 0.4, size: 1 }], asks: [] }

/** The frame that a subscription with this id sends of a book. */
function frameFor(id: string, value: object = book): Buffer {
  const sent: Buffer[] = []
  createDataWriter((frame) => sent.push(frame), { id, method: 'watchOrderBook', source: 'small' }, ['yes']).next(value)
  return sent[0] as Buffer
}

/** The message in a frame whose length has two bytes. */
const messageIn = (frame: Buffer): unknown => JSON.parse(String(frame.subarray(4)))

it('writes a value once for all subscriptions with one id, and for each other id with that', () => {
  expect(frameFor('1')).toBe(frameFor('1'))
  for (let id = 0; id < 40; id += 1) {
    expect(messageIn(frameFor(`${id}`))).toEqual({
      ...{ event: 'data', id: `${id}`, method: 'watchOrderBook', source: 'small', symbol: 'yes' },
      data: book,
    })
  }
})

it('writes where one of all books is from, inside its data too', () => {
  const from = { id: 'f', method: 'firehose', source: 'small', symbol: 'yes' }
  expect(messageIn(frameOfBook(from, book))).toEqual({
    event: 'data',
    ...from,
    data: { ...book, _source: 'small', _symbol: 'yes' },
  })
  expect(messageIn(frameFor('f'))).toMatchObject({ data: book })
})
