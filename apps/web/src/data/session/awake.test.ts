// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { awakeIn } from './awake.ts'
import type { Awake } from './awake.ts'

const mayLeave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
let awake: Awake
beforeEach(() => void (awake = awakeIn()))
afterEach(() => awake.stop())

test('the browser asks before the page goes only as long as something is not kept', () => {
  let isBusy = true
  awake.onLeave(() => isBusy)
  expect(mayLeave()).toBe(false)
  isBusy = false
  expect(mayLeave()).toBe(true)
  isBusy = true
  awake.stop()
  expect(mayLeave()).toBe(true)
})

test('and after the field in which someone types has handed on what stands in it', () => {
  let isBusy = false
  awake.onLeave(() => isBusy)
  const field = document.createElement('input')
  field.addEventListener('blur', () => (isBusy = true))
  document.body.append(field)
  expect(mayLeave()).toBe(true)
  field.focus()
  expect(mayLeave()).toBe(false)
  field.remove()
})
