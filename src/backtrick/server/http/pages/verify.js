"use strict";

// The commitment is the SHA-256 of `backtrick/1 SALT DECKS`, DECKS being the record's decks as JSON
// without spaces: see docs/operations.md. Nothing that is pasted here leaves the page.

const HASH = /^[0-9a-f]{64}$/;

async function commitment(decks, salt) {
  const text = `backtrick/1 ${salt} ${JSON.stringify(decks)}`;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function records(text) {
  try {
    return [JSON.parse(text)];
  } catch {
    return text.split("\n").filter((line) => line.trim()).map((line) => JSON.parse(line));
  }
}

function readable(record) {
  return record !== null && typeof record === "object" && Array.isArray(record.decks)
    && record.decks.every(Array.isArray);
}

async function judge(record, noted) {
  const shuffle = record.shuffle;
  if (!shuffle || typeof shuffle.salt !== "string") return "noShuffle";
  const expected = noted || String(shuffle.commitment).toLowerCase();
  return (await commitment(record.decks, shuffle.salt)) === expected ? "good" : "bad";
}

async function check(text, noted) {
  if (!globalThis.crypto || !crypto.subtle) return ["insecure"];
  if (noted && !HASH.test(noted)) return ["badNoted"];
  let all;
  try {
    all = records(text);
  } catch {
    return ["unreadable"];
  }
  if (!all.length || !all.every(readable)) return ["unreadable"];
  return Promise.all(all.map((record) => judge(record, noted)));
}

function show(result, findings, noted) {
  const counted = new Map();
  for (const finding of findings) counted.set(finding, (counted.get(finding) || 0) + 1);
  const lines = [];
  for (const [finding, count] of counted) {
    const line = document.createElement("p");
    line.className = finding === "good" ? "good" : "bad";
    line.textContent = result.dataset[finding];
    if (findings.length > 1) line.textContent += ` (${count} / ${findings.length} ${result.dataset.several})`;
    if (finding === "good" && !noted) line.textContent += ` ${result.dataset.own}`;
    lines.push(line);
  }
  result.replaceChildren(...lines);
}

document.getElementById("form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const noted = document.getElementById("noted").value.trim().toLowerCase();
  const text = document.getElementById("record").value.trim();
  show(document.getElementById("result"), await check(text, noted), noted);
});
