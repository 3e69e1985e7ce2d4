// Attendees by farm, with what they answered; as a file for name tags, and as name tags on paper.

import { Button } from '@mantine/core'
import { IconDownload, IconId } from '@tabler/icons-react'
import { useState } from 'react'
import { csvText, harmless } from '../../ui/table/csv.ts'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { fileName, saveFile } from '../../ui/table/save-file.ts'
import type { TableColumn } from '../../ui/table/table-columns.ts'
import { NameTags } from './name-tags.tsx'
import type { Attendee } from './use-attendees.ts'
import type { Workshop } from './workshop-words.ts'

interface Props {
  readonly workshop: Workshop
  readonly attendees: readonly Attendee[]
  readonly onOpen: (attendee: Attendee) => void
}

export function AttendeeTable({ workshop, attendees, onOpen }: Props) {
  const [isPrinting, setPrinting] = useState(false)
  const coming = attendees.filter(({ status }) => status === 'Attending')
  const save = () => {
    const lines = coming.map(({ name, farmName }) => [harmless(name), harmless(farmName)])
    const text = csvText([['Name', 'Farm'], ...lines])
    saveFile(fileName(`Name tags ${workshop.name}`, 'csv'), text, 'text/csv')
  }
  return (
    <>
      <PlainTable
        caption="People"
        hideCaption
        columns={columnsWith(onOpen)}
        rows={attendees}
        rowKey={({ id }) => id}
        searchable
        empty="Nobody yet. Add a group, then choose people of its farms."
        tools={() =>
          coming.length === 0 ? null : (
            <>
              <Button
                variant="subtle"
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={save}
              >
                Name tags as CSV
              </Button>
              <Button
                variant="subtle"
                leftSection={<IconId size={18} aria-hidden />}
                onClick={() => setPrinting(true)}
              >
                Print name tags
              </Button>
            </>
          )
        }
      />
      {isPrinting ? (
        <NameTags workshop={workshop} attendees={coming} onPrinted={() => setPrinting(false)} />
      ) : null}
    </>
  )
}

function columnsWith(onOpen: Props['onOpen']): readonly TableColumn<Attendee>[] {
  return [
    { key: 'farm', heading: 'Farm', value: ({ farmName }) => farmName },
    {
      key: 'name',
      heading: 'Name',
      value: ({ name }) => name,
      show: attendee => (
        <button type="button" className="attendee-name" onClick={() => onOpen(attendee)}>
          {attendee.name}
        </button>
      ),
    },
    { key: 'type', heading: 'Type', value: typeOfAttendee },
    { key: 'status', heading: 'Answer', value: ({ status }) => status },
    { key: 'phone', heading: 'Phone', value: ({ phone }) => phone },
    { key: 'email', heading: 'Email', value: ({ email }) => email },
    { key: 'meals', heading: 'Meal needs', value: ({ meal_needs }) => meal_needs },
    {
      key: 'attended',
      heading: 'Attended',
      value: ({ attended }) => (attended === null ? null : attended ? 'Yes' : 'No'),
    },
  ]
}

function typeOfAttendee({ attendee_type: type }: Attendee): string {
  return type === 'users' ? 'User' : 'Farm contact'
}
