// What every row of a list that we ship with carries, so that a row that is no longer offered
// stays readable where it was chosen.

import { count, flag, key, text } from '../fields.ts'

export const listed = {
  slug: text({
    readOnly: true,
    unique: true,
    max: 120,
    help: 'The lasting name of a row that came with Furrow.',
  }),
  sort_order: count({ label: 'Place in lists' }),
  active: flag({
    default: true,
    required: true,
    label: 'Offered',
    help: 'Rows no longer offered stay where they were chosen.',
  }),
}

/** Of a list that people add to: what was added twice counts as the row that stays. */
export function mergeable<const List extends string>(list: List) {
  return {
    merged_into_id: key(list, {
      readOnly: true,
      label: 'Merged into',
      help: 'Wherever this one is named, that one is meant.',
    }),
  }
}
