// A server that does nothing but run jobs, for the tests that kill it: says the number of each that it
// has done.

import { furrow } from '@furrow/catalogue/furrow'
import { openDatabase } from '../src/db/database.ts'
import { mountFurrow } from '../src/mount-furrow.ts'
import { startJobs } from '../src/start-jobs.ts'

const [url = ''] = process.argv.slice(2)
const mount = mountFurrow(furrow(), openDatabase(url, { connections: 3 }))
startJobs({ mount, log: line => console.log(line) })
console.log('ready')
