// The businesses that a farm belongs to, each with a way there.

import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { SimpleCard } from '../../ui/simple-card.tsx'
import '../../people/people.css'

interface Props {
  readonly businesses: readonly { readonly id: number; readonly name: string }[]
}

export function FarmBusinesses({ businesses }: Props) {
  return (
    <SimpleCard title={businesses.length === 1 ? 'Business' : 'Businesses'}>
      {businesses.length === 0 ? (
        <Text c="dimmed">
          This farm belongs to no business yet. An administrator adds it to one.
        </Text>
      ) : null}
      <ul className="lines">
        {businesses.map(({ id, name }) => (
          <li key={id}>
            <Anchor
              className="line-link"
              renderRoot={props => (
                <Link to="/business/$businessId" params={{ businessId: String(id) }} {...props} />
              )}
            >
              {name}
            </Anchor>
          </li>
        ))}
      </ul>
    </SimpleCard>
  )
}
