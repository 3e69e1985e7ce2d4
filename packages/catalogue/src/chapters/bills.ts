// What businesses are billed: bills with their lines and payments, and the work and expenses of staff that they are
// made from.

import { billStatuses, paymentWays } from '../choices.ts'
import { entity } from '../entity.ts'
import {
  choice,
  count,
  date,
  flag,
  key,
  longText,
  moment,
  money,
  number,
  text,
  typedKey,
  typeOf,
} from '../fields.ts'
import { business, everyone, staff } from '../owners.ts'
import { hasMany, hasManyAs } from '../relations.ts'
import { listed } from './listed.ts'

/** Set by the server alone when the bill is sent: until then only staff read it. */
const sentAt = moment({ readOnly: true, label: 'Sent' })

const asSent = { readOnly: true, help: 'As it stood when the bill was sent.' } as const

export const bills = [
  entity('billing_details', {
    label: 'Billing details',
    plural: 'Billing details',
    help: 'Who sends bills, and where they are paid to. The newest of them stands on new bills.',
    ownedBy: everyone,
    fields: {
      name: text({ required: true, label: 'Name on bills' }),
      abn: text({ required: true, max: 20, label: 'ABN' }),
      address: text({ max: 500, help: 'On one line, as it stands on bills.' }),
      email: text({ keys: 'email' }),
      phone: text({ max: 30, keys: 'tel' }),
      account_name: text({ max: 100, help: 'Of the bank account that bills are paid to.' }),
      bsb: text({ max: 7, label: 'BSB' }),
      account_number: text({ max: 20 }),
      gst_registered: flag({ required: true, default: true, label: 'Registered for GST' }),
      due_days: count({
        required: true,
        default: 14,
        max: 365,
        unit: 'days',
        label: 'Days to pay',
        help: 'From the day a bill is sent to the day it is due.',
      }),
    },
  }),
  entity('bills', {
    label: 'Bill',
    help: 'What a business is asked to pay.',
    ownedBy: business({
      parent: 'billable_id',
      needs: 'billing',
      write: 'staff',
      staffUntil: 'sent_at',
    }),
    fields: {
      number: text({
        readOnly: true,
        searchable: true,
        unique: true,
        max: 20,
        help: 'Given when the bill is sent: the financial year, and the next number in it.',
      }),
      financial_year: count({
        readOnly: true,
        max: 9999,
        help: 'The year in which it began, on 1 July.',
      }),
      date_invoiced: date({ label: 'Invoiced on' }),
      due_date: date({ label: 'Due' }),
      description: longText(),
      status: choice(billStatuses, {
        required: true,
        default: 'Draft',
        help: 'Part paid, Paid and Overdue follow from payments and the day it is due.',
      }),
      status_reason: text({
        max: 500,
        label: 'Reason',
        help: 'Why it is disputed, written off or void.',
      }),
      billable_type: typeOf(['projects'], { required: true }),
      billable_id: typedKey('billable_type', { required: true, label: 'Project' }),
      created_by: key('users', { label: 'Written by' }),
      business_id: key('businesses', { required: true, readOnly: true }),
      sent_at: sentAt,
      net: money({ readOnly: true, label: 'Without GST' }),
      gst: money({ readOnly: true, label: 'GST' }),
      total: money({ readOnly: true, help: 'With GST.' }),
      paid: money({ readOnly: true }),
      owed: money({ readOnly: true, help: 'What of the total is still to be paid.' }),
      gst_registered: flag({ ...asSent, label: 'Tax invoice' }),
      issued_by: longText({ ...asSent, label: 'From' }),
      billed_to: longText({ ...asSent, label: 'To' }),
      billed_email: text({ ...asSent, label: 'Emailed to' }),
      pay_to: longText({ ...asSent, label: 'Pay to' }),
    },
    relations: {
      creator: { kind: 'belongs to', entity: 'users', key: 'created_by' },
      lines: hasMany('bill_lines', 'bill_id'),
      payments: hasMany('bill_payments', 'bill_id'),
      expenses: hasManyAs('expenses', 'expensable'),
      employee_bills: hasMany('employee_bills', 'bill_id'),
    },
    deletes: ['lines', 'payments', 'expenses', 'employee_bills'],
  }),
  entity('bill_lines', {
    label: 'Line of a bill',
    plural: 'Lines of bills',
    help: 'What is charged, how much of it, and at what price.',
    ownedBy: business({
      parent: 'bill_id',
      needs: 'billing',
      write: 'staff',
      staffUntil: 'sent_at',
    }),
    fields: {
      bill_id: key('bills', { required: true }),
      description: text({ required: true, searchable: true, max: 500 }),
      quantity: number({ required: true, default: 1, min: 0, max: 1_000_000 }),
      unit_price: money({
        required: true,
        min: -1_000_000_000,
        max: 1_000_000_000,
        help: 'Without GST. Less than nothing for a discount.',
      }),
      charges_gst: flag({
        required: true,
        default: true,
        label: 'GST',
        help: 'GST is added to it.',
      }),
      taken_from_type: typeOf(['employee_bills', 'expenses'], { label: 'Taken from' }),
      taken_from_id: typedKey('taken_from_type', { label: 'Work or expense' }),
      sent_at: sentAt,
      business_id: key('businesses', { required: true, readOnly: true }),
    },
  }),
  entity('bill_payments', {
    label: 'Payment of a bill',
    plural: 'Payments of bills',
    help: 'What came in for a bill, and when.',
    ownedBy: business({ parent: 'bill_id', needs: 'billing', write: 'staff' }),
    fields: {
      bill_id: key('bills', { required: true }),
      date: date({ required: true, label: 'Paid on' }),
      amount: money({ required: true, min: 1, max: 100_000_000_000 }),
      way: choice(paymentWays, { required: true, default: 'Bank transfer', label: 'Paid by' }),
      note: text(),
      business_id: key('businesses', { required: true, readOnly: true }),
    },
  }),
  entity('work_categories', {
    label: 'Kind of work',
    plural: 'Kinds of work',
    help: 'What time was spent on.',
    ownedBy: everyone,
    fields: { title: text({ required: true, max: 100 }), ...listed },
    relations: { employee_bills: hasMany('employee_bills', 'work_category_id') },
    unique: [['title']],
  }),
  entity('employee_bills', {
    label: 'Work',
    plural: 'Work',
    help: 'What one of the staff did on a project or for a bill.',
    ownedBy: staff({ own: 'employee_id' }),
    fields: {
      date: date(),
      project_id: key('projects', { help: 'Follows from the bill where one is named.' }),
      bill_id: key('bills', { help: 'For work that was done for a bill alone.' }),
      employee_id: key('users', { required: true, label: 'Who' }),
      work_category_id: key('work_categories', { label: 'Kind of work' }),
      hours: number({ min: 0, max: 24, scale: 2, unit: 'h' }),
      amount: money({ required: true, min: 0, help: 'What it is worth, without GST.' }),
      description: text({ searchable: true }),
    },
    relations: { bill_lines: hasManyAs('bill_lines', 'taken_from') },
  }),
  entity('expense_categories', {
    label: 'Kind of expense',
    plural: 'Kinds of expenses',
    help: 'Travel, meals, printing and so on.',
    ownedBy: everyone,
    fields: { title: text({ required: true, max: 100 }), ...listed },
    relations: { expenses: hasMany('expenses', 'expense_category_id') },
    unique: [['title']],
  }),
  entity('expenses', {
    label: 'Expense',
    help: 'Money that staff spent on a project or bill.',
    ownedBy: staff({ own: 'employee_id' }),
    fields: {
      date: date({ required: true }),
      amount: money({ required: true, min: 0 }),
      description: text(),
      employee_id: key('users', { required: true, label: 'Who' }),
      expensable_type: typeOf(['projects', 'bills'], { required: true }),
      expensable_id: typedKey('expensable_type', { required: true }),
      expense_category_id: key('expense_categories', { label: 'Kind of expense' }),
    },
    relations: { bill_lines: hasManyAs('bill_lines', 'taken_from') },
  }),
] as const
