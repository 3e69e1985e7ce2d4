// What the server tells of projects in money: the fee, what was billed and paid of it, and what went into them. In cents.

import { z } from 'zod'
import { named, row } from '../told.ts'
import type { Told } from '../told.ts'

const cents = z.int()

const figuresOfProject = z.object({
  project_id: row,
  fee: cents.nullable().describe('Agreed for all of it, without GST; null where none is.'),
  billed: cents.describe('On bills that were sent and are not void, without GST.'),
  paid: cents.describe('Of those, with GST.'),
  owed: cents.describe('Of those, with GST, without what was written off.'),
  worked: cents.nullable().describe('What work on it is worth; null for who is not staff.'),
  spent: cents.nullable().describe('Expenses; null for who is not staff.'),
  left: cents
    .nullable()
    .describe('Of the fee, after work and expenses; null where one of them is not known.'),
})

export const projectFiguresAnswer = named(
  'project_figures',
  z.array(figuresOfProject).describe('By the numbers of the projects; those that one sees alone.'),
)

export type ProjectFigures = Told<typeof figuresOfProject>
