// Every answer of the servers that tests start in their own process fits what is declared of it.

import { afterAll, afterEach, expect } from 'vitest'
import { faultsOfAnswers } from './answer-watch.ts'

const check = () => expect(faultsOfAnswers()).toEqual([])
afterEach(check)
afterAll(check)
