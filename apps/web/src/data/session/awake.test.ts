// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { awakeIn } from './awake.ts'

const awake = awakeIn()
afterEach(awake.stop)

test('the browser asks before the page goes only as long as something is not kept', () => {
  let isBusy = true
  awake.onLeave(() => isBusy)
  const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(mayLeave()).toBe(false)
  isBusy = false
  expect(mayLeave()).toBe(true)
  isBusy = true
  awake.stop()
  expect(mayLeave()).toBe(true)
})
