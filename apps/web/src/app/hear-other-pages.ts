// Two pages of one browser share who is signed in: when that changes on the other one, this one begins
// again, once the device has what was typed on it.

export function hearOtherPages(begin: () => void = () => location.reload()): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'token' || key === 'impersonatingId') void beginOnceKept(begin)
  })
}

const mostTries = 20
const pause = 100

/** As long as the browser would ask first: fields hand on what stands in them, and the device writes it. */
async function beginOnceKept(begin: () => void): Promise<void> {
  for (let tries = 0; tries < mostTries && !mayLeave(); tries += 1)
    await new Promise(resolve => setTimeout(resolve, pause))
  begin()
}

function mayLeave(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}
