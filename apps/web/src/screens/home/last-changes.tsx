// The last things that were changed on one’s farms: who, what and when, with the way there.

import { Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { momentText } from '../../ui/amounts.ts'
import { useLastChanges } from './use-last-changes.ts'

export function LastChanges() {
  const lines = useLastChanges()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="last-changes">
      <Title order={2} id="last-changes" mb="sm">
        Recent changes
      </Title>
      <ul className="plain-list">
        {lines.map(({ key, who, what, farm, at, link }) => (
          <li key={key}>
            <strong>{who}</strong> {link ? <Link {...link}>{what}</Link> : what}
            <Text size="sm" c="dimmed">
              {farm ? `${farm}, ` : ''}
              {momentText(at)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  )
}
