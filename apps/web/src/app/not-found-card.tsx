// That an address leads nowhere.

import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ScreenTitle } from '../ui/screen-title.tsx'

export function NotFoundCard() {
  return (
    <section className="not-found">
      <ScreenTitle>Page not found</ScreenTitle>
      <Text>The address may be wrong, or the page was removed.</Text>
      <Button renderRoot={props => <Link to="/" {...props} />} mt="md">
        Go home
      </Button>
    </section>
  )
}
