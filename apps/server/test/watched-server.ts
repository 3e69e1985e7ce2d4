// Loaded before a server that runs in a process of its own: an answer that does not fit what is declared of
// it ends that process, and with it the test.

import { tellFaults } from './answer-watch.ts'

tellFaults(fault => {
  process.stderr.write(`An answer does not fit: ${fault}\n`)
  process.exit(70)
})
