// Work and expenses of projects, that they are billed once, and what a project's fee comes to against all of it.

import { expect, test } from 'vitest'
import { billingOffice } from './billing-office.ts'

const office = billingOffice()
const { by, done, refused, kept } = office

const figures = async (
  viewer = office.consultant,
  projects: readonly number[] = [office.project],
) => (await by(viewer, 'GET', `v2/project-figures?projects=${projects.join(',')}`)).body.data
const work = (values: object = {}) =>
  done(office.consultant, 'POST', 'employee_bills', {
    employee_id: office.consultant.id,
    project_id: office.project,
    amount: 96_000,
    ...values,
  })
const expense = (values: object = {}) =>
  done(office.consultant, 'POST', 'expenses', {
    employee_id: office.consultant.id,
    expensable_type: 'projects',
    expensable_id: office.project,
    date: office.today(),
    amount: 5050,
    ...values,
  })

test('the fee stands against what was billed and paid, and against work and expenses, which staff alone know', async () => {
  const none = { billed: 0, paid: 0, owed: 0, worked: 0, spent: 0 }
  const whole = { project_id: office.project, fee: 300_000, left: 300_000, ...none }
  expect(await figures()).toEqual([whole])
  await work()
  const { id: draft } = await office.bill()
  await work({ project_id: undefined, bill_id: draft, amount: 4000 })
  await expense()
  await expense({ expensable_type: 'bills', expensable_id: draft, amount: 950 })
  await office.line(draft)
  const { id } = await office.sent()
  await office.pay(id, 11_000)
  const known = { billed: 100_000, paid: 11_000, owed: 99_000 }
  const spent = { worked: 100_000, spent: 6000, left: 194_000 }
  expect(await figures()).toEqual([{ ...whole, ...known, ...spent }])
  const outside = { worked: null, spent: null, left: null }
  expect(await figures(office.manager)).toEqual([{ ...whole, ...known, ...outside }])
  await done(office.office, 'PATCH', `projects/${office.project}`, { fee: null })
  expect(await figures()).toMatchObject([{ fee: null, worked: 100_000, left: null }])
  const { id: wrong } = await office.sent()
  await done(office.consultant, 'PATCH', `bills/${wrong}`, {
    status: 'Void',
    status_reason: 'Twice',
  })
  expect(await figures()).toMatchObject([known])
})

test('of many projects those are told that one sees', async () => {
  const other = await done(office.office, 'POST', 'businesses', { name: 'Elsewhere' })
  const { id } = await done(office.office, 'POST', 'projects', {
    title: 'Elsewhere',
    business_id: other.id,
  })
  expect(await figures(office.consultant, [id, office.project])).toMatchObject([
    { project_id: office.project },
  ])
  expect(await figures(office.office, [id, office.project])).toHaveLength(2)
  for (const wrong of ['', 'x', '1,-2'])
    expect((await by(office.office, 'GET', `v2/project-figures?projects=${wrong}`)).status).toBe(
      422,
    )
  const many = Array.from({ length: 1001 }, (_, place) => place + 1).join(',')
  const { status, body } = await by(office.office, 'GET', `v2/project-figures?projects=${many}`)
  expect([status, body.message]).toEqual([422, 'Ask for at most 1000 projects at once.'])
})

test('work and expenses are on one bill only, and stay as they are once it is sent', async () => {
  const { id } = await work()
  const { id: spent } = await expense()
  const first = await office.bill()
  const taken = { taken_from_type: 'employee_bills', taken_from_id: id }
  const line = await office.line(first.id, taken)
  const second = await office.bill()
  const again = { bill_id: second.id, description: 'Again', unit_price: 1 }
  expect(await refused(office.consultant, 'POST', 'bill_lines', { ...again, ...taken })).toEqual({
    taken_from_id: ['This work is on a bill already.'],
  })
  const ofExpense = { taken_from_type: 'expenses', taken_from_id: spent }
  const twice = { resources: [again, again].map(row => ({ ...row, ...ofExpense })) }
  const { status, body } = await by(office.consultant, 'POST', 'bill_lines/batch', twice)
  expect([status, Object.values(body.errors)]).toEqual([
    422,
    [['The same is on another line already.']],
  ])
  await done(office.consultant, 'PATCH', `employee_bills/${id}`, { amount: 97_000 })
  const { number } = await done(office.consultant, 'PATCH', `bills/${first.id}`, { status: 'Sent' })
  const stays = `This work is on bill ${String(number)}, which was sent, so it stays as it is.`
  expect(await refused(office.consultant, 'PATCH', `employee_bills/${id}`, { amount: 1 })).toEqual({
    amount: [stays],
  })
  await done(office.consultant, 'PATCH', `employee_bills/${id}`, { description: 'In the rain' })
  expect(await kept(office.consultant, 'DELETE', `employee_bills/${id}`)).toBe(stays)
  expect(line['taken_from_id']).toBe(id)
  await done(office.consultant, 'PATCH', `bills/${first.id}`, {
    status: 'Void',
    status_reason: 'Wrong price',
  })
  await office.line(second.id, taken)
})

test('work is of a project or a bill of it, and of nobody else’s', async () => {
  expect(
    await refused(office.consultant, 'POST', 'employee_bills', {
      employee_id: office.consultant.id,
      amount: 100,
    }),
  ).toEqual({ project_id: ['Say which project this work is for.'] })
  const { id } = await office.bill()
  expect(await work({ project_id: undefined, bill_id: id })).toMatchObject({
    project_id: office.project,
  })
  const other = await done(office.office, 'POST', 'projects', {
    title: 'Second',
    business_id: office.business,
  })
  const { id: elsewhere } = await work({ project_id: other.id })
  const taken = { taken_from_type: 'employee_bills', taken_from_id: elsewhere }
  expect(
    await refused(office.consultant, 'POST', 'bill_lines', {
      bill_id: id,
      description: 'Work',
      unit_price: 1,
      ...taken,
    }),
  ).toEqual({ taken_from_id: ['This work belongs to another project.'] })
  const forOther = { employee_id: office.office.id, project_id: office.project, amount: 1 }
  const { status } = await by(office.consultant, 'POST', 'employee_bills', forOther)
  expect([403, 422]).toContain(status)
})
