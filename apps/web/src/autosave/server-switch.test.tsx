import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '../ui/rendering-for-tests.tsx'
import { ServerSwitch } from './server-switch.tsx'

const flag = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Can see finances' })

test('a switch moves at once, and stays when the server took it', async () => {
  const answer = Promise.withResolvers<boolean>()
  const { user } = renderPart(
    <ServerSwitch label="Can see finances" value={false} onTell={() => answer.promise} />,
  )
  await user.click(flag())
  expect(flag().checked).toBe(true)
  answer.resolve(true)
  await answer.promise
  expect(flag().checked).toBe(true)
})

test('it moves back when the server would not have it', async () => {
  const told: boolean[] = []
  const refuse = (value: boolean) => Promise.resolve(told.push(value) === 0)
  const { user } = renderPart(<ServerSwitch label="Can see finances" value onTell={refuse} />)
  await user.click(flag())
  expect(told).toEqual([false])
  expect(flag().checked).toBe(true)
})
