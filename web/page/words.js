// Every word of the page stands on it in all languages, as `data-en`, or `data-label-en` for screen readers alone, or
// `data-content-en` for those who share the page, and so on.
const LANGUAGES = [/* languages */];
/** Shows all words in one of the languages. */
function speak(code) {
  document.documentElement.lang = code;
  for (const element of document.querySelectorAll('[data-en]')) element.textContent = element.getAttribute(`data-${code}`);
  for (const element of document.querySelectorAll('[data-label-en]'))
    element.setAttribute('aria-label', element.getAttribute(`data-label-${code}`));
  for (const element of document.querySelectorAll('[data-content-en]')) element.content = element.getAttribute(`data-content-${code}`);
}
/** Shows one of the warnings, and behind it what the browser says of it. */
function warn(id, reason = '') {
  const [from, to] = [id, 'warning'].map((id) => document.getElementById(id).dataset);
  for (const code of LANGUAGES) to[code] = `${from[code]} ${reason}`.trim();
  speak(document.documentElement.lang);
}
// Until the console says which one it is, what the reader wants.
speak(navigator.languages.map((tag) => tag.split('-')[0]).find((code) => LANGUAGES.includes(code)) ?? LANGUAGES[0]);
