// Sets theme, language and motion before the first paint, and whether it is the start page that is coming. It stands
// in the page itself, named by its hash in the page's policy. The keys are those of src/lib/prefs, and the language is
// found as in src/lib/i18n.
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
  var known = [String(prefs.language)].concat(navigator.languages).map(function (tag) {
    return /^(en|nl)(-|$)/.exec(tag.toLowerCase())
  })
  root.lang = (known.find(Boolean) || ['', 'en'])[1]
})()
