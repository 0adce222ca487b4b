/**
 * A page of another version than the room's loads itself anew, once: if what comes is the same page again, then loading
 * does not help and the person is told instead.
 */
const KEY = 'graaf.reloaded'

/** What is kept for as long as the tab lives, and the page's own version. */
export interface Tab {
  kept(): string | null
  keep(version: string): void
  version: string
  reload(): void
}

/** True if the page is being loaded anew. */
export function reloadOnce(tab: Tab = thisTab()): boolean {
  if (tab.kept() === tab.version) return false
  tab.keep(tab.version)
  tab.reload()
  return true
}

function thisTab(): Tab {
  return {
    kept: () => sessionStorage.getItem(KEY),
    keep: (version) => sessionStorage.setItem(KEY, version),
    // The script's own address changes with every build, also between two releases.
    version: import.meta.url,
    reload: () => location.reload(),
  }
}
