import { join } from 'node:path'
import Database from 'libsql'
import { given, ready } from './child.ts'

// Reads the rows that the first page of clusters depends on: every link, and the fields of every event by which clusters
// are listed.

const dataDir = await given<string>()
const start = performance.now()
const database = new Database(join(dataDir, 'crossvenue.db'))
const links = database.prepare('select * from links').all()
const events = database.prepare('select id, title, category, volume24h, volume_unit from events').all()
const members = database.prepare('select * from cluster_members').all()
const rows = links.length + events.length + members.length
ready(rows > 0 ? performance.now() - start : Number.NaN)
