import fc from 'fast-check'

// The same cases on every run, so that a change is refused for what it did. `npm run test:random` draws others.
const stated = process.env.CROSSVENUE_TEST_SEED
fc.configureGlobal({ seed: stated === 'random' ? Date.now() % 0x7fffffff : Number(stated ?? 20_261_123) })
