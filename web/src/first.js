// Sets theme, language and motion before the first paint, and whether it is the start page that is coming. It stands in the page itself, named by its hash in the
// page's policy. The keys are those of src/lib/prefs.
;(function () {
  var root = document.documentElement
  var prefs = {}
  try {
    prefs = JSON.parse(localStorage.getItem('graaf.prefs') || '{}') || {}
  } catch {
    // Storage is blocked or holds something else: the defaults do.
  }
  if (location.pathname === '/') root.dataset.page = 'home'
  var night =
    prefs.theme === 'night' || (prefs.theme !== 'day' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.classList.add(night ? 'night' : 'day')
  if (prefs.motion === 'reduced') root.dataset.motion = 'reduced'
  var language = prefs.language || (/^nl\b/i.test(navigator.language) ? 'nl' : 'en')
  root.lang = language === 'nl' ? 'nl' : 'en'
})()
