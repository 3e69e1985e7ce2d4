// Staff enter what they did and what they spent, month by month; each sees also what the others did.

import { Group, SegmentedControl } from '@mantine/core'
import { monthName, monthOf, yearOf } from '@furrow/farming/dates/dates'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useAddressWords } from '../../period/use-address-words.ts'
import { useToday } from '../../period/use-today.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ExpenseSheet } from './expense-sheet.tsx'
import { MonthSteps } from './month-steps.tsx'
import { PersonFilter } from './person-filter.tsx'
import { useWork, useWorkColumns } from './use-work.ts'
import { WorkSheet } from './work-sheet.tsx'

export function WorkScreen() {
  const { isStaff } = useSignedIn()
  return (
    <>
      <ScreenTitle>Work and expenses</ScreenTitle>
      {isStaff ? (
        <WorkOfMonth />
      ) : (
        <EmptyState
          title="For consultants and administrators"
          text="They enter their work and expenses for projects here."
        />
      )}
    </>
  )
}

const kinds = ['Work', 'Expenses']

function WorkOfMonth() {
  const { person: me } = useSignedIn()
  const { today } = useToday()
  const [words, change] = useAddressWords(['month', 'person', 'kind'])
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(words.month ?? '')
    ? String(words.month)
    : today.slice(0, 7)
  const person = Number(words.person ?? me.id) || me.id
  const shown = words.kind === 'Expenses' ? 'Expenses' : 'Work'
  const { work, expenses } = useWork({ month, person })
  const columns = useWorkColumns(month)
  const mayWrite = person === me.id
  const sheet = { person, mayWrite }
  const where = `in ${monthName(monthOf(`${month}-01`))} ${yearOf(`${month}-01`)}`
  return (
    <>
      <Group mb="md" gap="sm" align="end">
        <SegmentedControl
          aria-label="Work or expenses"
          data={kinds}
          value={shown}
          onChange={kind => change({ kind })}
        />
        <MonthSteps month={month} onMonth={next => change({ month: next })} />
        <PersonFilter me={me.id} value={words.person} onChange={next => change({ person: next })} />
      </Group>
      {shown === 'Work' ? (
        <WorkSheet
          key={`work ${month} ${person}`}
          resource="employee_bills"
          title="Work"
          columns={columns.work}
          read={work}
          empty={`No work ${where} yet.`}
          {...sheet}
        />
      ) : (
        <ExpenseSheet
          key={`expenses ${month} ${person}`}
          columns={columns.expenses}
          read={expenses}
          empty={`No expenses ${where} yet.`}
          {...sheet}
        />
      )}
    </>
  )
}
