// Two pages of one browser share who is signed in: when that changes on the other one, this one begins
// again. What waits to be saved is kept on the device in any case.

export function hearOtherPages(begin: () => void = () => location.reload()): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === 'token' || key === 'impersonatingId') begin()
  })
}
