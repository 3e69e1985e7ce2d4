import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { PrintedPlace } from './printed-for.tsx'
import { useFileName } from './use-file-name.ts'

const place = { business: 'Wattle Pty Ltd', farm: 'Wattle Downs', period: '2024-25' }

test.each([
  ['Paddocks', place, 'Paddocks Wattle Downs 2024-25.csv'],
  ['Paddocks of Wattle Downs', place, 'Paddocks of Wattle Downs 2024-25.csv'],
  ['Paddocks of Wattle Downs, 2024–25', place, 'Paddocks of Wattle Downs, 2024-25.csv'],
  ['Farms', {}, 'Farms.csv'],
])('a file “%s” at %o is named %s', (title, value, name) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PrintedPlace value={value}>{children}</PrintedPlace>
  )
  expect(renderHook(() => useFileName(), { wrapper }).result.current(title, 'csv')).toBe(name)
})
