// The consultants' own work: projects for businesses, with their bills, and what they ask of farms.

import { entity } from '../entity.ts'
import { date, flag, key, longText, money, text } from '../fields.ts'
import { business, everyone, person } from '../owners.ts'
import { belongsToMany, hasMany, hasManyAs, through } from '../relations.ts'
import { bills } from './bills.ts'
import { listed } from './listed.ts'
import { onboardings } from './onboardings.ts'
import { questions } from './questions.ts'

export const work = [
  entity('projects', {
    label: 'Project',
    help: 'A job done for a business: usually one farm in one period.',
    ownedBy: business({ needs: 'billing', write: 'staff' }),
    fields: {
      title: text({ required: true, searchable: true }),
      estimated_completion_date: date({ label: 'Expected to be done' }),
      collection_date: date({ label: 'Collected on' }),
      validation_date: date({ label: 'Validated on' }),
      archived: flag({ default: false, required: true }),
      details_id: key('farms', { label: 'Farm' }),
      farm_id: key('farms', { help: 'The same farm; either may be written.' }),
      fee: money({ min: 0, needs: 'billing', help: 'Agreed for the whole project, without GST.' }),
      business_id: key('businesses', { required: true }),
      period_id: key('periods'),
      notes: longText(),
      collector_id: key('users', { help: 'Who gathers the data.' }),
      owner_id: key('users', { help: 'Who answers for the project.' }),
      validator_id: key('users', { help: 'Who checks the data.' }),
      customer_id: key('users', { help: 'Who ordered it.' }),
      project_status_id: key('project_statuses', { label: 'Status' }),
      profit_focus_group_id: key('profit_focus_groups'),
      renewed_from_id: key('projects', {
        label: 'Renewed from',
        help: 'The project of an earlier period that it goes on from.',
      }),
    },
    relations: {
      renewals: hasMany('projects', 'renewed_from_id'),
      bills: hasManyAs('bills', 'billable'),
      expenses: hasManyAs('expenses', 'expensable'),
      employee_bills: hasMany('employee_bills', 'project_id'),
      products: belongsToMany('products', through('product_projects', 'project_id', 'product_id')),
      product_projects: hasMany('product_projects', 'project_id'),
    },
    deletes: ['bills', 'expenses', 'employee_bills', 'product_projects'],
  }),
  entity('project_people', {
    label: 'Person on a project',
    plural: 'People on projects',
    help: 'Who collects, owns or validates which project.',
    ownedBy: person('user_id', 'nobody'),
    derived: true,
    fields: {
      user_id: key('users', { required: true, label: 'Person' }),
      project_id: key('projects', { required: true }),
    },
  }),
  entity('project_statuses', {
    label: 'Project status',
    plural: 'Project statuses',
    help: 'The progress of a project.',
    ownedBy: everyone,
    fields: { title: text({ required: true, max: 100 }), ...listed },
    relations: { projects: hasMany('projects', 'project_status_id') },
    unique: [['title']],
  }),
  entity('profit_focus_groups', {
    label: 'Profit focus group',
    help: 'Farms that meet and are compared together.',
    ownedBy: everyone,
    fields: { title: text({ required: true, searchable: true, max: 100 }), ...listed },
    relations: {
      projects: hasMany('projects', 'profit_focus_group_id'),
      farms: hasMany('farms', 'profit_focus_group_id'),
    },
    unique: [['title']],
  }),
  entity('products', {
    label: 'Product',
    help: 'What a project delivers, such as a whole-farm benchmark.',
    ownedBy: everyone,
    fields: { title: text({ required: true, searchable: true, max: 100 }), ...listed },
    relations: {
      projects: belongsToMany('projects', through('product_projects', 'product_id', 'project_id')),
      product_projects: hasMany('product_projects', 'product_id'),
    },
    unique: [['title']],
  }),
  entity('product_projects', {
    label: 'Product of a project',
    plural: 'Products of projects',
    help: 'Says that a project delivers a product.',
    ownedBy: business({ parent: 'project_id', needs: 'billing', write: 'staff' }),
    fields: {
      product_id: key('products', { required: true }),
      project_id: key('projects', { required: true }),
      business_id: key('businesses', { required: true, readOnly: true }),
    },
    unique: [['product_id', 'project_id']],
  }),
  ...bills,
  ...onboardings,
  ...questions,
] as const
