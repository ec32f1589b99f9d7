/**
 * Writes the pages of the site that are made from other files: those of packages, of the project and of examples, and for each game and language
 * how to play it, in pictures of its guided game, and all its cards with their explanations. They are real files, so that the search finds them.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { sources } from './links.mjs';
import { colored, shown, titles } from './pictures.mjs';
import { everything } from './site-cards.mjs';

const TEXTS = {
  en: {
    folder: '',
    how: 'How to play',
    cards: 'All cards and tiles',
    lead: 'The whole game in five pictures.',
    learn: 'Play the first game with a guide',
    play: 'Play',
    rules: 'The rules',
    cardsLead: 'What every card, tile and space is and does.',
  },
  de: {
    folder: 'deutsch/',
    how: 'So wird gespielt',
    cards: 'Alle Karten und Plättchen',
    lead: 'Das ganze Spiel in fünf Bildern.',
    learn: 'Die erste Partie mit Anleitung spielen',
    play: 'Spielen',
    rules: 'Die Regeln',
    cardsLead: 'Was jede Karte, jedes Plättchen und jedes Feld ist und tut.',
  },
};

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const escaped = (text) =>
  text.replace(
    /[&<>"{}]/g,
    (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '{': '&#123;', '}': '&#125;' })[char],
  );

async function load(game, language) {
  const from = (path) => import(`@ludi-romani/${path}`);
  const { engine } = await from(game);
  const { boards } = await from(`boards/${game}`);
  const { words } = await from(`boards/${game}/${language}`);
  const { lesson } = await from(`boards/${game}/lesson/${language}`);
  const { about } = await from(`boards/${game}/about/${language}`);
  return { engine, board: boards(engine), words: words(engine), lesson: lesson(engine), about: about(engine) };
}

/** Writes the five pictures of a game, and the page around them. */
async function howToPlay(game, title, language, { engine, board, words, lesson }) {
  const said = TEXTS[language];
  const states = [engine.initialState(lesson.options)];
  for (const action of lesson.actions) states.push(engine.apply(states.at(-1), action));
  const frames = lesson.frames.map(async ({ at, part, title: heading, text }, i) => {
    const view = engine.view(states[at], lesson.me);
    const svg = await colored(
      shown(board.board(view, { words, names: lesson.names, part, shape: 'tall', scheme: 'page' })),
    );
    const file = `pictures/how/${game}-${i + 1}-${language}.svg`;
    write(`docs/public/${file}`, svg);
    const [, width, height] = /viewBox="0 0 (\S+) (\S+)"/.exec(svg) ?? [];
    return `<li><h2>${i + 1}. ${escaped(heading)}</h2><p>${escaped(text)}</p><img src="/${file}" width="${width}" height="${height}" alt=""></li>`;
  });
  const figures = await Promise.all(frames);
  const name = `${said.how}: ${title}`;
  const page = `---
layout: page
sidebar: false
title: "${name}"
---

<main class="how vp-doc" lang="${language}">

# ${name}

<p class="lead">${said.lead} <a href="/${said.folder}play/${game}">${said.play}</a> · <a href="/${said.folder}play/${game}?learn">${said.learn}</a> · <a href="/${said.folder}cards/${game}">${said.cards}</a> · <a href="/${said.folder}short-rules/${game}">${said.rules}</a></p>

<ol class="frames">
${figures.join('\n')}
</ol>

<p class="lead"><a href="/${said.folder}play/${game}?learn">${said.learn}</a> · <a href="/${said.folder}short-rules/${game}">${said.rules}</a></p>

</main>
`;
  write(`docs/${said.folder}how-to-play/${game}.md`, page);
}

/** Writes the page with the explanations of everything in a box, by kind, and its pictures. */
async function cards(game, title, language, { lesson, ...parts }) {
  const said = TEXTS[language];
  const rule = (clause) =>
    clause === null ? '' : `<a class="rule" href="/rules/${game}#${clause}">${parts.words.labels.clause(clause)}</a>`;
  const tell = (says, end = '') => (says.length === 0 && end === '' ? '' : `<p>${escaped(says.join(' '))} ${end}</p>`);
  let number = 0;
  const entry = ({ title: heading, says, picture }, end) => {
    let image = '';
    if (picture !== undefined) {
      const file = `pictures/cards/${game}-${++number}-${language}.svg`;
      write(`docs/public/${file}`, picture.svg);
      image = `<img src="/${file}" width="${picture.width}" height="${picture.height}" alt="" loading="lazy">`;
    }
    return `<li>${image}<div><h3>${escaped(heading)}</h3>${tell(says, end)}</div></li>`;
  };
  const group = ({ all, clause, entries }) => {
    const isOne = entries.length === 1;
    const list = entries.map((one) => entry(one, isOne ? rule(clause) : ''));
    return `${isOne ? '' : tell(all, rule(clause))}\n<ul class="things">\n${list.join('\n')}\n</ul>\n`;
  };
  const all = await everything({ ...parts, options: lesson.options });
  const sections = all.map(({ kind, groups }) => `## ${escaped(kind)}\n\n${groups.map(group).join('\n')}`);
  const name = `${title}: ${said.cards}`;
  write(
    `docs/${said.folder}cards/${game}.md`,
    `---\ntitle: "${name}"\nsidebar: false\noutline: 2\n---\n\n<div class="all-cards" lang="${language}">\n\n# ${name}\n\n${said.cardsLead} [${said.how}](/${said.folder}how-to-play/${game}) · [${said.play}](/${said.folder}play/${game})\n\n${sections.join('\n')}\n</div>\n`,
  );
}

export async function writePages() {
  for (const folder of [
    'packages',
    'project',
    'examples',
    'how-to-play',
    'cards',
    'deutsch/how-to-play',
    'deutsch/cards',
  ])
    rmSync(`docs/${folder}`, { recursive: true, force: true });
  for (const [page, source] of Object.entries(sources))
    if (/^(packages|project|examples)\//.test(page)) write(`docs/${page}`, readFileSync(source, 'utf8'));
  for (const [game, title] of Object.entries(titles))
    for (const language of Object.keys(TEXTS)) {
      const parts = await load(game, language);
      await howToPlay(game, title, language, parts);
      await cards(game, title, language, parts);
    }
}
