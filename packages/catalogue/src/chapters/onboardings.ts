// How a new customer is taken on: the steps, from the invitation to the first submitted period.

import { entity } from '../entity.ts'
import { flag, key, moment, object, text } from '../fields.ts'
import { staff } from '../owners.ts'
import { hasMany } from '../relations.ts'

export const onboardings = [
  entity('onboarding_templates', {
    label: 'Onboarding template',
    help: 'The steps that a new customer is taken through.',
    ownedBy: staff({ write: 'admins' }),
    fields: {
      name: text({ required: true, searchable: true, max: 100 }),
      steps: object({
        required: true,
        help: 'A list of steps, each with a label; one with a kind is ticked from what is recorded.',
      }),
      active: flag({
        default: true,
        required: true,
        label: 'Offered',
        help: 'Not offered any more, it stays where it was used.',
      }),
    },
    relations: { onboardings: hasMany('onboardings', 'onboarding_template_id') },
    unique: [['name']],
  }),
  entity('onboardings', {
    label: 'Onboarding',
    help: 'The steps by which a new customer is taken on.',
    ownedBy: staff({ alsoReadBy: 'manager of its business' }),
    fields: {
      name: text({ required: true, searchable: true }),
      clickup_list_id: text({ max: 100, label: 'ClickUp list' }),
      data: object(),
      business_id: key('businesses'),
      farm_id: key('farms'),
      period_id: key('periods', { label: 'First period' }),
      onboarding_template_id: key('onboarding_templates', { label: 'Template' }),
      manager_email: text({
        keys: 'email',
        setBy: 'admins',
        label: 'Manager’s email',
        help: 'Whoever joins the farm by it as its manager becomes manager of the business, too.',
      }),
      steps: object({
        help: 'As they were when it began. Those without a kind are ticked by hand.',
      }),
      finished_at: moment({ label: 'Finished' }),
    },
  }),
] as const
