// What is handed out at a workshop: its agenda, and afterwards the slides.

import { fileScans } from '../choices.ts'
import { entity } from '../entity.ts'
import { choice, count, key, text } from '../fields.ts'
import { staff } from '../owners.ts'

export const workshopFiles = [
  entity('workshop_files', {
    label: 'Workshop file',
    help: 'Handed out to whoever is invited: the agenda, the slides.',
    ownedBy: staff({ alsoReadBy: 'invited farms', workshop: 'workshop_id' }),
    fields: {
      workshop_id: key('workshops', { required: true }),
      name: text({ required: true, searchable: true }),
      media_type: text({ readOnly: true, max: 100 }),
      size: count({ readOnly: true, unit: 'bytes', max: 2_000_000_000 }),
      checksum: text({ readOnly: true, max: 64 }),
      scan: choice(fileScans, {
        readOnly: true,
        label: 'Virus scan',
        help: 'A file in which something was found can’t be downloaded.',
      }),
      uploaded_by_id: key('users', { readOnly: true, label: 'Uploaded by' }),
      place: text({ secret: true, readOnly: true, max: 500 }),
    },
  }),
] as const
