// A server that does nothing but run jobs, for the tests that kill it: says the number of each that it
// has done.

import { furrow } from '@furrow/catalogue/furrow'
import { openDatabase } from '../src/db/database.ts'
import { openFurrowEngine } from '../src/furrow-engine.ts'
import { watchProcess } from '../src/metrics/process-watch.ts'
import { startJobs } from '../src/start-jobs.ts'

const [url = ''] = process.argv.slice(2)
const db = openDatabase(url, { connections: 8 })
const engine = openFurrowEngine(furrow(), db)
startJobs({
  work: watchProcess({ slowFrom: 1000, onSlow: () => undefined }).work,
  engine,
  db,
  log: line => console.log(line),
})
console.log('ready')
