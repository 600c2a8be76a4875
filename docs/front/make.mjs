// node docs/front/make.mjs: makes target/site, the front page that shows every game before one downloads anything, and a
// quick card in each language (PDF), from the console's own pictures and words. Wants `cargo web` first, whose files go along.
// `LOIRE_RELEASES` is the address of the downloads, if there is one. Wants Chromium (the headless shell, or what `CHROMIUM`
// names), and the simulator as `cargo build --release -p simulator` builds it.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from './words.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SITE = join(ROOT, 'target/site');
const SIMULATOR = join(ROOT, 'target/release/simulator');
const CHROMIUM = process.env.CHROMIUM ?? 'chromium-headless-shell';
const PRINT = ['--headless', '--no-sandbox', '--disable-gpu', '--no-pdf-header-footer'];
const RELEASES = process.env.LOIRE_RELEASES;

/** The games: their file of words, their animated picture, who can play, and the picture of the card with its script. */
const GAMES = [
  { words: 'castles', film: 'castles', players: '1–4', script: 'castles-2p-2011', shot: 'castles2-buy' },
  { words: 'dice_game', film: 'dice-game', players: '1–5', script: 'dice-solo', shot: 'solo-hexes' },
  { words: 'natick', film: 'natick', players: '2', script: 'natick', shot: 'natick-town' },
  { words: 'orleans', film: 'orleans', players: '1–5', script: 'orleans-2p', shot: 'orleans2-plan' },
];
const TITLE = { script: 'screens', shot: 'title' };

const here = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const each = (list, render) => list.map(render).join('\n');

/** Puts values in the place of their names in braces. */
function fill(layout, values) {
  return layout.replace(/{{(\w+)}}/g, (_, name) => {
    if (values[name] === undefined) throw new Error(`nothing is called ${name}`);
    return values[name];
  });
}

/** Returns the one-line messages of a file of the console's words. */
function messages(folder, file) {
  const text = readFileSync(join(ROOT, 'console/texts', folder, `${file}.ftl`), 'utf8');
  return Object.fromEntries([...text.matchAll(/^([a-z0-9-]+) = (.+)$/gm)].map(([, name, said]) => [name, said]));
}

/** Returns a game's name, and what it is about. */
function told(folder, game) {
  const said = messages(folder, game.words);
  const name = said.game;
  const about = [1, 2, 3, 4, 5].map((line) => said[`leaf-what-it-is-about-${line}`]);
  if (!name || about.some((line) => !line)) throw new Error(`${folder}/${game.words}.ftl does not say what it is about`);
  return { ...game, name, about };
}

/** Returns what the README of a language says of each animated picture. */
function captions(readme) {
  const text = readFileSync(join(ROOT, readme), 'utf8');
  const pictures = text.matchAll(/!\[([^\]]+)\]\(docs\/pictures\/([\w-]+)\.png\)/g);
  const said = Object.fromEntries([...pictures].map(([, caption, film]) => [film, caption]));
  for (const { film } of GAMES) if (!said[film]) throw new Error(`${readme} has no caption of ${film}`);
  return said;
}

/** Takes the pictures of the card in a language; returns the folder. */
function pictures(code) {
  const out = join(ROOT, 'target/card', code);
  for (const { script } of [TITLE, ...GAMES]) {
    const file = join(ROOT, 'tests/scripts', `${script}.txt`);
    execFileSync(SIMULATOR, ['--script', file, '--out', out, '--language', code], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  return out;
}

function card(code, words, version) {
  const folder = pictures(code);
  const picture = (shot) => `data:image/png;base64,${readFileSync(join(folder, `${shot}.png`)).toString('base64')}`;
  const html = fill(here('card.html'), {
    code,
    version,
    lead: escape(words.lead),
    unofficial: escape(words.unofficial),
    title: picture(TITLE.shot),
    notes: each(words.notes, (note) => `<li>${escape(note)}</li>`),
    buttons: each(words.buttons, ([button, does]) => `<dt><kbd>${button}</kbd></dt><dd>${escape(does)}</dd>`),
    games: each(GAMES, (game) => {
      const { name, about } = told(words.folder, game);
      return `<div class="game"><img src="${picture(game.shot)}" alt="">
<div><h2>${escape(name)}</h2><p>${game.players} ${words.players}</p><p>${about.map(escape).join(' ')}</p></div></div>`;
    }),
  });
  const source = join(folder, 'card.html');
  writeFileSync(source, html);
  const file = join(SITE, `loire-card-${code}.pdf`);
  execFileSync(CHROMIUM, [...PRINT, `--print-to-pdf=${file}`, `file://${source}`], { stdio: 'ignore' });
  const pages = readFileSync(file, 'latin1').match(/\/Type\s*\/Page\b/g)?.length;
  if (pages !== 1) throw new Error(`${file} has ${pages} pages`);
  console.log(`target/site/loire-card-${code}.pdf`);
}

function section(code, words, version) {
  const others = Object.entries(LANGUAGES).filter(([other]) => other !== code);
  const films = captions(words.readme);
  const games = each(GAMES, (game) => {
    const { name, about } = told(words.folder, game);
    return `<div class="game"><img src="${game.film}.png" alt="${escape(films[game.film])}" width="240" height="240">
<div><h2>${escape(name)}</h2><small>${game.players} ${words.players}</small>
${each(about, (line) => `<p>${escape(line)}</p>`)}</div></div>`;
  });
  const downloads = escape(words.downloads);
  return `<section lang="${code}" data-title="${escape(words.title)}">
<p>${each(others, ([other, { name }]) => `<a href="#${other}" lang="${other}" hreflang="${other}">${name}</a>`)}</p>
<h1>LOIRE <small>${version}</small></h1>
<p>${escape(words.lead)}</p>
<p><a class="play" href="loire.html">${escape(words.play)}</a> <a href="loire-card-${code}.pdf">${escape(words.card)}</a></p>
<div class="games">${games}</div>
<p>${escape(words.about)}</p>
<p>${RELEASES ? `<a href="${escape(RELEASES)}">${downloads}</a>` : downloads} ${escape(words.untried)}</p>
<p><small>${escape(words.unofficial)}</small></p>
</section>`;
}

if (!existsSync(SIMULATOR)) throw new Error('no target/release/simulator: run cargo build --release -p simulator');
const version = execFileSync(SIMULATOR, ['--version'], { encoding: 'utf8' }).trim().split(' ')[1];
rmSync(SITE, { recursive: true, force: true });
mkdirSync(SITE, { recursive: true });
for (const { film } of GAMES) cpSync(join(ROOT, 'docs/pictures', `${film}.png`), join(SITE, `${film}.png`));
// Cargo keeps what it built for the page beside it, in folders.
const WEB = join(ROOT, 'target/web');
const served = existsSync(join(WEB, 'loire.html')) ? readdirSync(WEB, { withFileTypes: true }) : [];
for (const entry of served) {
  if (entry.isFile() && !entry.name.startsWith('.')) cpSync(join(WEB, entry.name), join(SITE, entry.name));
}
const sections = each(Object.entries(LANGUAGES), ([code, words]) => section(code, words, version));
const { title, lead } = LANGUAGES.en;
writeFileSync(join(SITE, 'index.html'), fill(here('index.html'), { title: escape(title), lead: escape(lead), sections }));
console.log('target/site/index.html');
for (const [code, words] of Object.entries(LANGUAGES)) card(code, words, version);
