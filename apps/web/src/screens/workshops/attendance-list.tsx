// Ticked off at the door, also without signal: those who said they’re attending first, with room for a thumb.

import { Checkbox, Text } from '@mantine/core'
import { useState } from 'react'
import { SearchBox } from '../../ui/search-box.tsx'
import { useAttendeeActs } from './use-attendee-acts.ts'
import type { Attendee } from './use-attendees.ts'

const answerWords: Readonly<Record<Attendee['status'], string>> = {
  Attending: '',
  'Not Attending': 'said they’re not attending',
  Sent: 'not answered',
  Unsent: 'not invited',
}

export function AttendanceList({ attendees }: { readonly attendees: readonly Attendee[] }) {
  const { tick } = useAttendeeActs()
  const [search, setSearch] = useState('')
  const word = search.trim().toLowerCase()
  const found = attendees.filter(({ name, farmName }) =>
    `${name} ${farmName}`.toLowerCase().includes(word),
  )
  const rank = ({ status }: Attendee) => (status === 'Attending' ? 0 : 1)
  const came = attendees.filter(({ attended }) => attended === true).length
  return (
    <div className="attendance">
      <SearchBox label="Find a person or farm" value={search} onChange={setSearch} />
      <Text role="status" my="sm">
        {came} of {attendees.length} here
      </Text>
      <ul aria-label="Attendance">
        {found
          .toSorted((one, other) => rank(one) - rank(other))
          .map(attendee => (
            <li key={attendee.id}>
              <Checkbox
                size="lg"
                checked={attendee.attended === true}
                label={attendee.name}
                description={[
                  attendee.farmName,
                  answerWords[attendee.status],
                  attendee.meal_needs ?? '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
                onChange={event => void tick(attendee, event.currentTarget.checked)}
              />
            </li>
          ))}
      </ul>
    </div>
  )
}
