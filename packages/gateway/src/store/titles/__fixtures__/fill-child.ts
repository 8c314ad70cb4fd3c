import { openStore } from '../../open-store.ts'

// Opens a store, prints what is indexed of its titles, and ends.

const store = await openStore(process.argv[2] ?? '', (done, all) => {
  process.stdout.write(`titles ${done} of ${all}\n`)
})
await store.close()
process.stdout.write('done\n')
