//! Everybody side by side, and what the event of the round will do to each.

use draw::chrome::{self, Line};
use draw::line;
use draw::pen::Pen;
use draw::sprite;
use draw::theme::{BOLD, COST, GROUND, INK, LARGE, LINE, NAME, NUMBER, PANEL, PLAIN, QUIET, TEXT, TINY};
use embedded_graphics::pixelcolor::Rgb565;
use heapless::String;
use rules_core::orleans::{Hourglass, Kind, Lack, Orleans, Position};
use rules_core::{Game, Player};
use texts::{Language, Message, orleans as say};

use crate::games::orleans::pieces::paint;
use crate::games::orleans::pieces::{icons, palette};
use crate::games::orleans::seat::Seat;
use crate::games::orleans::words::{names, toll};

/// Draws everybody's column.
pub fn draw(seat: &Seat<'_>, chosen: Player, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    pen.fill(0, 0, 240, 195, GROUND);
    let players = seat.game.players();
    let pitch = 240 / i32::from(players.max(1));
    for player in Player::all(players) {
        let x = pitch * i32::from(player.0);
        column(seat, player, x, pitch, pen);
        if player == chosen {
            pen.cursor(x + 2, 2, pitch as u32 - 4, 174);
        }
    }
    pen.say(4, 181, PLAIN, QUIET, say::PLAYERS_ORDER);
    for i in 0..players {
        let player = Player((table.start.0 + i) % players);
        chrome::shape(pen, 43 + 14 * i32::from(i), 182, player, chrome::seat_colour(player));
    }
    let most = Player::all(players).map(|player| table.stations_of(player)).max().unwrap_or(0);
    pen.say(118, 181, PLAIN, QUIET, say::PLAYERS_MOST);
    pen.sprite_on(150, 182, &icons::STATION, TEXT, GROUND);
    let leaders = Player::all(players).filter(|&player| most > 0 && table.stations_of(player) == most);
    for (i, player) in (0..).zip(leaders) {
        chrome::shape(pen, 167 + 14 * i, 182, player, chrome::seat_colour(player));
    }
}

fn column(seat: &Seat<'_>, player: Player, x: i32, width: i32, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    let own = &table.holdings[player.index()];
    let name = seat.short(player, chrome::column_letters(width));
    chrome::column_head(pen, (x, width), player, &name, (seat.game.projected_total(player), LARGE));
    let middle = x + width / 2;
    let left = middle - 21;
    let rows = [
        (&icons::COIN, palette::COIN, own.coins),
        (&icons::STATION, TEXT, table.stations_of(player).into()),
        (&icons::CITIZEN, TEXT, own.citizens.into()),
        (&icons::STATUS, palette::COIN, own.status().into()),
        (&icons::GRAIN, palette::GOODS[0].tile, own.goods.value()),
        (&icons::GEAR, TEXT, own.technology().into()),
        (&sprite::SACK, TEXT, (own.bag.len() + own.unseen).into()),
    ];
    for (i, (sign, colour, number)) in (0..).zip(rows) {
        let y = 41 + 14 * i;
        pen.sprite_on(left, y + 2, sign, colour, GROUND);
        pen.text(left + 14, y, NUMBER, if number > 0 { TEXT } else { QUIET }, &line!("{number}"));
    }
    for (kind, letter) in Kind::TRACKS.into_iter().zip(say::EACH_TRACK_LETTER) {
        let x = middle - 21 + 7 * kind as i32;
        let height = 3 * u32::from(own.track(kind));
        pen.fill(x, 141, 6, 25, PANEL);
        pen.fill(x, 166 - height as i32, 6, height, paint::tint(kind).tile);
        pen.say(x, 167, TINY, QUIET, letter);
    }
}

/// Returns what the event of the round does, in two lines.
pub fn words(table: &Position) -> Message<'static> {
    use Hourglass::*;
    let text = match table.event {
        Pilgrimage => say::CARD_PILGRIMAGE,
        Plague => say::CARD_PLAGUE,
        Taxes => say::CARD_TAXES,
        TradingDay(coins) => return say::card_trading_day(coins),
        Income(times) => return say::card_income(times),
        Harvest => say::CARD_HARVEST,
        Conference => say::CARD_CONFERENCE,
        Strike => say::CARD_STRIKE,
        Crusade => say::CARD_CRUSADE,
        Dues(coins) | Levy(coins) => return say::card_dues(coins),
        TechnologyTax(coins) => return say::card_technology_tax(coins),
        Sabotage => say::CARD_SABOTAGE,
        AxleFracture => say::CARD_AXLE_FRACTURE,
        Amnesty => say::CARD_AMNESTY,
        GoodsTax(goods) => return say::card_goods_tax(goods),
        Storm => say::CARD_STORM,
        Banishment => say::CARD_BANISHMENT,
        Feeding => say::CARD_FEEDING,
        GreatFeast => say::CARD_GREAT_FEAST,
        TownMeeting => say::CARD_TOWN_MEETING,
        Trade => say::CARD_TRADE,
        CheeseDay => say::CARD_CHEESE_DAY,
        QuickTravel => say::CARD_QUICK_TRAVEL,
        DuesInKind(worth) => return say::card_dues_in_kind(worth),
        HarvestOfTwo => say::CARD_HARVEST_OF_TWO,
        JourneyHome => say::CARD_JOURNEY_HOME,
        Support => say::CARD_SUPPORT,
        Indulgence => say::CARD_INDULGENCE,
        Riots => say::CARD_RIOTS,
        Bribe => say::CARD_BRIBE,
        Firestorm => say::CARD_FIRESTORM,
        Mass => say::CARD_MASS,
        Peregrination => say::CARD_PEREGRINATION,
        Restoration => say::CARD_RESTORATION,
        PilgrimsDay => say::CARD_PILGRIMS_DAY,
        MarketDay => say::CARD_MARKET_DAY,
        DevelopmentTax => say::CARD_DEVELOPMENT_TAX,
        Assembly => say::CARD_ASSEMBLY,
        Demolition => return say::card_demolition(table.tiles_asked(), table.event.price()),
        Donation => say::CARD_DONATION,
        Drought => say::CARD_DROUGHT,
        Earthquake => say::CARD_EARTHQUAKE,
        Escape => say::CARD_ESCAPE,
        GoodTrade => say::CARD_GOOD_TRADE,
        GoodWinds => say::CARD_GOOD_WINDS,
        Highwayman => say::CARD_HIGHWAYMAN,
        Progress => say::CARD_PROGRESS,
        Reinforcement => say::CARD_REINFORCEMENT,
        Training => say::CARD_TRAINING,
        Trip => say::CARD_TRIP,
        WoolMarket => say::CARD_WOOL_MARKET,
        Arson => return say::card_arson(table.tiles_asked(), table.event.price()),
        BonVoyage => say::CARD_BON_VOYAGE,
        Famine => say::CARD_FAMINE,
        FishingGrounds => say::CARD_FISHING_GROUNDS,
        Pirates => say::CARD_PIRATES,
        RagingPlague => say::CARD_RAGING_PLAGUE,
        Rats => say::CARD_RATS,
        Robbery => say::CARD_ROBBERY,
        RomeCalling => say::CARD_ROME_CALLING,
        Summoning => say::CARD_SUMMONING,
        WitchHunt => say::CARD_WITCH_HUNT,
        Invasion => say::CARD_INVASION,
    };
    text.into()
}

/// Returns what a player could give for what the event asks of the team.
fn share(table: &Position, player: Player) -> Message<'static> {
    let own = &table.holdings[player.index()];
    let monks = table.monks_of(player);
    match table.event {
        Hourglass::Demolition => say::share_gears(own.technology(), own.coins),
        Hourglass::Arson => say::share_tiles(own.tiles.len(), own.coins),
        Hourglass::WitchHunt => say::share_development(own.development, monks),
        Hourglass::RomeCalling => say::count_monks(monks),
        Hourglass::GoodTrade | Hourglass::WoolMarket => say::count_coins(own.coins),
        Hourglass::Invasion if table.personal_objective(player) => say::SHARE_READY.into(),
        Hourglass::Invasion => say::SHARE_NOT_READY.into(),
        _ => say::SHARE_TEAM.into(),
    }
}

/// Draws the event of the round, what it does to each, and what is still to come.
pub fn event(seat: &Seat<'_>, pen: &mut Pen<'_>) {
    let table = seat.game.position();
    pen.fill(0, 19, 240, 176, GROUND);
    event_card(table, 22, pen);
    pen.fill(0, 70, 240, 1, LINE);
    for player in Player::all(seat.game.players()) {
        let y = 74 + 15 * i32::from(player.0);
        chrome::shape(pen, 6, y + 1, player, chrome::seat_colour(player));
        pen.text(22, y, NAME, TEXT, seat.name(player));
        if table.round > 0 {
            event_toll(seat.game, player, y, pen);
        }
    }
    if table.stack.is_empty() {
        return ahead(seat.game, seat.player, 80 + 15 * i32::from(seat.game.players()), pen);
    }
    if table.is_invasion() {
        return next_of_stack(table, pen);
    }
    pen.fill(0, 152, 240, 1, LINE);
    pen.say(6, 155, PLAIN, QUIET, say::STILL_TO_COME);
    let tiles = &Hourglass::BASE;
    for (i, event) in (0..).zip(Hourglass::SIX) {
        let x = 6 + 39 * i;
        let left = (0..tiles.len() as u32)
            .filter(|&tile| tiles[tile as usize] == event)
            .filter(|&tile| table.stack.layers.iter().any(|layer| layer >> tile & 1 == 1))
            .count();
        pen.rounded(x, 171, 36, 20, INK);
        paint::event(pen, x + 4, 175, event);
        pen.text(x + 22, 174, NUMBER, if left > 0 { TEXT } else { QUIET }, &line!("{left}"));
    }
}

/// Draws the sign, the name and the words of an event.
pub fn event_card(table: &Position, y: i32, pen: &mut Pen<'_>) {
    if table.round == 0 {
        pen.say(44, y, LARGE, TEXT, say::NO_EVENT_YET);
        return;
    }
    pen.rounded(6, y + 2, 30, 30, INK);
    paint::event(pen, 15, y + 11, table.event);
    pen.say(44, y, LARGE, TEXT, names::event(table.event));
    let words: String<96> = words(table).string(pen.language);
    for (i, line) in (0..).zip(chrome::wrap(&words, 27)) {
        paint::write_in(pen, 44, y + 19 + 13 * i, (PLAIN, QUIET), line);
    }
}

/// Returns what the event of the round will do to a player, in words, with their colour.
fn toll_words(game: &Orleans, player: Player, language: Language) -> (Line, Rgb565) {
    let table = game.position();
    let forecast = game.forecast(player);
    match table.lack(player).filter(|_| table.awaits_event(player)) {
        Some(Lack::Team) => (share(table, player).line(language), COST),
        Some(lack) => (toll::lack(table, (player, lack), language), COST),
        None if table.event.is_of_the_team() => (share(table, player).line(language), TEXT),
        None => (toll::words(game, table.event, player, &forecast).line(language), toll::colour(&forecast)),
    }
}

/// Draws what the event of the round will do to a player, at the right.
pub fn event_toll(game: &Orleans, player: Player, y: i32, pen: &mut Pen<'_>) {
    let (text, colour) = toll_words(game, player, pen.language);
    pen.text_right(234, y, BOLD, colour, &text);
}

/// Draws which events may be turned over next in Invasion, and how many more come from their stack.
fn next_of_stack(table: &Position, pen: &mut Pen<'_>) {
    let Some(layer) = (0..3).find(|&layer| table.stack.left[layer] > 0) else { return };
    let stack = ["A", "B", "C"][layer];
    pen.fill(0, 149, 240, 1, LINE);
    pen.say(6, 151, PLAIN, QUIET, say::next_of_stack(stack, table.stack.left[layer]));
    let tiles = Hourglass::INVASION.iter().enumerate();
    let open = tiles.filter(|(tile, _)| table.stack.layers[layer] >> tile & 1 == 1);
    for (i, (_, event)) in (0..).zip(open) {
        let (x, y) = (4 + 29 * (i % 8), 165 + 15 * (i / 8));
        pen.rounded(x, y, 26, 14, INK);
        paint::event(pen, x + 6, y, *event);
    }
}

/// Draws the events of the next rounds in their order, with what each would do now.
fn ahead(game: &Orleans, player: Player, top: i32, pen: &mut Pen<'_>) {
    let table = game.position();
    let events = (1..).zip(table.setup.known_events()).skip(table.round.into());
    pen.fill(0, top, 240, 1, LINE);
    for (i, (round, &event)) in (0..).zip(events).take((192 - top) as usize / 16) {
        let y = top + 2 + 16 * i;
        pen.text_right(22, y, BOLD, QUIET, &line!("{round}"));
        pen.rounded(28, y - 1, 15, 15, INK);
        paint::event(pen, 29, y, event);
        pen.say(50, y, BOLD, TEXT, names::event(event));
        let forecast = game.forecast_of(event, player);
        pen.text_right(234, y, BOLD, toll::colour(&forecast), &toll::number(&forecast));
    }
}

/// Draws the event box in the bar: its sign, and what it will do to a player. It is red if that loses the game.
pub fn toll_box(game: &Orleans, player: Player, x: i32, y: i32, pen: &mut Pen<'_>) {
    let table = game.position();
    // Before the first round no event is turned over.
    if table.round == 0 {
        return;
    }
    pen.rounded(x, y, 38, 16, INK);
    if let Some((_, lack)) = table.threat(player) {
        pen.rounded(x + 1, y + 1, 36, 14, palette::ALARM);
        return pen.text_centred(x + 19, y + 1, NAME, TEXT, &toll::alarm(lack));
    }
    paint::event(pen, x + 2, y + 2, table.event);
    let forecast = game.forecast(player);
    pen.text(x + 17, y + 1, NAME, toll::colour(&forecast), &toll::number(&forecast));
}

#[cfg(test)]
mod tests {
    extern crate std;

    use std::collections::BTreeMap;
    use std::string::{String, ToString as _};
    use std::vec::Vec;

    use draw::pen::{Drawn, trace};
    use rules_core::orleans::{Cause, Event, Holding, Item, Scenario, Setup};
    use rules_core::{Actions, Dice as _, MAX_PLAYERS, Seed, Turn, playout};

    use super::*;

    /// What was said to a player before the event, and what there was.
    struct Said {
        words: String,
        number: String,
        holding: Holding,
        threat: Option<(Player, Lack)>,
        /// What the threat lacks, in words.
        lack: String,
    }

    /// What the event did to a player.
    #[derive(Debug, Default)]
    struct Came {
        coins: i16,
        missing: i16,
        food: i16,
        goods: i16,
        worth: i16,
        followers: i16,
        gears: i16,
        towers: i16,
        development: i16,
        drawn: bool,
        home: bool,
        turned: bool,
        cancelled: bool,
    }

    impl Came {
        fn add(&mut self, event: Event) {
            match event {
                Event::Coins { change, cause: Cause::Event(_), .. } => self.coins += change,
                Event::Paid { good, cause: Cause::Event(_), .. } => {
                    self.goods += 1;
                    self.food += i16::from(good.is_food());
                    self.worth += good.value() as i16;
                }
                Event::Lost { cause: Cause::Event(_), .. } => self.followers += 1,
                Event::Given { cause: Cause::Torture, .. } => self.missing += 1,
                Event::Given { item: Item::Technology(_), cause: Cause::Event(_), .. } => self.gears += 1,
                Event::Given { item: Item::Station(_), cause: Cause::Event(_), .. } => self.towers += 1,
                Event::Waived { debt, .. } => self.missing += debt as i16,
                Event::Developed { change, .. } => self.development -= i16::from(change),
                Event::Drawn { .. } => self.drawn = true,
                Event::Cancelled { .. } => self.cancelled = true,
                _ => {}
            }
        }

        /// Returns whether this is what was said.
        fn is(&self, said: &Said) -> bool {
            let words: Vec<&str> = said.words.split([' ', ',']).filter(|word| !word.is_empty()).collect();
            let number = |word: &str| word.parse::<i16>().ok();
            let counted = |words: &[&str]| match *words {
                ["a", "follower"] => Some(self.followers == 1),
                ["a", "knight"] => Some(self.followers == 1 && self.coins == 0),
                ["a", "tower"] => Some(self.towers == 1 && self.goods == 0),
                ["to", "Orléans"] => Some(self.home && self.coins == 0),
                ["worth", worth] => Some(self.worth - self.coins >= number(worth)?),
                [count, "food"] => Some(self.food == number(count)? && self.coins == 0),
                [count, "coin" | "coins"] => Some(self.coins == -number(count)? && self.goods == 0 && !self.home),
                [count, "follower" | "followers"] => Some(self.followers == number(count)?),
                [count, "goods"] => Some(self.goods == number(count)?),
                [count, good] => {
                    let is_good = rules_core::orleans::Good::ALL
                        .into_iter()
                        .any(|known| names::good(known).line(Language::English).eq_ignore_ascii_case(good));
                    Some(is_good && self.goods == number(count)?)
                }
                _ => None,
            };
            match words[..] {
                ["nothing"] => {
                    (self.coins, self.missing, self.goods, self.followers) == (0, 0, 0, 0) && !self.home && !self.turned
                }
                ["may", "choose"] => true,
                ["maybe", "a", "follower"] => (0..=1).contains(&self.followers),
                ["a", "follower", "comes"] => self.drawn,
                ["tiles", "turned"] => self.turned,
                [short, _, "short"] => number(short) == Some(self.missing),
                [least, "to", most, "followers"] => number(least)
                    .zip(number(most))
                    .is_some_and(|(least, most)| (least..=most).contains(&self.followers)),
                [change, "of", coins, "coin" | "coins"] => {
                    number(change) == Some(self.coins) && number(coins) == Some(said.holding.coins as i16)
                }
                [coins, "coins", gears, "gear" | "gears"] => {
                    number(coins) == Some(self.coins) && number(gears) == Some(self.gears)
                }
                ref other => {
                    let mut ways = other.split(|word| *word == "or").map(counted);
                    ways.any(|way| way.unwrap_or_else(|| panic!("{:?}", said.words)))
                }
            }
        }

        /// Returns whether the number in the header says the same.
        fn is_numbered(&self, said: &Said) -> bool {
            let Some(number) = said.number.trim_end_matches('?').parse::<i16>().ok() else {
                let nothing = (self.coins, self.missing, self.goods, self.followers) == (0, 0, 0, 0);
                return said.number == "?" || said.number.is_empty() && nothing;
            };
            let least = if said.number.ends_with('?') { number..=0 } else { number..=number };
            let alternatives = said.words.contains(" or ") || said.words.starts_with("worth");
            let all = [self.coins - self.missing, -self.goods, -self.followers, -self.gears, i16::from(self.drawn)];
            alternatives || all.iter().any(|came| least.contains(came))
        }

        /// Returns whether a player gave the team no more than was said to be there.
        fn is_a_share_of(&self, said: &Said) -> bool {
            let parts: Vec<&str> = said.words.split(", ").collect();
            let most = |noun: &str| {
                let part = parts.iter().find(|part| part.contains(noun))?;
                part.split(' ').next()?.parse::<i16>().ok()
            };
            let within = |came: i16, noun| most(noun).is_none_or(|most| came <= most);
            within(-self.coins, "coin")
                && within(self.gears, "gear")
                && within(self.followers, "monk")
                && within(self.development, "dev.")
        }
    }

    /// Returns whether the box of the event in the bar is red.
    fn is_red(game: &Orleans, player: Player) -> bool {
        let mut red = false;
        trace(&mut |drawn| red |= matches!(drawn, Drawn::Fill(_, palette::ALARM)), |pen| {
            toll_box(game, player, 0, 0, pen)
        });
        red
    }

    fn said(game: &Orleans, player: Player) -> Said {
        let view = game.view(player);
        let table = view.position();
        let threat = table.threat(player);
        assert_eq!(is_red(&view, player), threat.is_some(), "{:?}", table.event);
        Said {
            words: toll_words(&view, player, Language::English).0.to_string(),
            number: toll::number(&view.forecast(player)).to_string(),
            holding: table.holdings[player.index()],
            threat,
            lack: threat.map(|threat| toll::lack(table, threat, Language::English).to_string()).unwrap_or_default(),
        }
    }

    /// Plays a game to its end, and checks for every event that what was said is what came. Counts the events in `met`.
    /// Returns whether the game was lost.
    fn keeps_its_word(setup: Setup, seed: Seed, met: &mut BTreeMap<Hourglass, usize>) -> bool {
        let mut game = Orleans::new(setup, seed).expect("it is offered");
        let (mut picks, mut legal) = (playout::picks(seed), Actions::new());
        let mut told: [Option<(Said, Came)>; MAX_PLAYERS] = Default::default();
        while let Turn::Of(_) = game.turn() {
            for player in Player::all(setup.players).filter(|&player| game.position().awaits_event(player)) {
                told[player.index()] = Some((said(&game, player), Came::default()));
            }
            let event = game.position().event;
            game.legal(&mut legal);
            // Busy picks pay as well as they can; others lose more often.
            let busy = seed.bits().is_multiple_of(2);
            let at = if busy { game.busy(&legal, &mut picks) } else { picks.below(legal.len() as u32) as usize };
            let before = game.position().clone();
            let mut events = Vec::new();
            game.apply(legal[at], |event| events.push(event)).expect("it is listed");
            for happened in events {
                if let Event::Defeated { player } = happened {
                    let told = told[player.index()].as_ref().map(|(said, _)| said);
                    let said = told.unwrap_or_else(|| panic!("nothing was said before {event:?}"));
                    // What the event takes by choice may be due.
                    let threat = said.threat.or_else(|| before.threat(player));
                    assert!(threat.is_some(), "{event:?} came as {:?} before {:?}", said.words, legal[at]);
                    let verdict = toll::verdict(&game, Language::English).unwrap_or_default();
                    let debtor = game.position().debtor();
                    if debtor.is_some() && debtor == said.threat {
                        assert!(verdict.ends_with(said.lack.as_str()), "{verdict:?} after {:?}", said.lack);
                    }
                    return true;
                }
                if let Event::RoundBegan { .. } = happened {
                    for (holding, told) in game.position().holdings.iter().zip(&mut told) {
                        let Some((said, mut came)) = told.take() else { continue };
                        came.home = holding.merchant != said.holding.merchant;
                        came.turned = holding.turned != said.holding.turned;
                        let kept = match event.is_of_the_team() {
                            true => came.is_a_share_of(&said),
                            false => came.cancelled || came.is(&said) && came.is_numbered(&said),
                        };
                        assert!(kept, "{event:?}: {:?}, {:?}, and {came:?} in {setup:?}", said.words, said.number);
                        let vain =
                            matches!(said.threat, Some((_, lack)) if !matches!(lack, Lack::Due(_) | Lack::Goals));
                        assert!(!vain, "{event:?} takes nothing: {:?}", said.lack);
                        *met.entry(event).or_default() += 1;
                    }
                }
                if let Some((_, came)) = whose(happened).and_then(|player| told[player.index()].as_mut()) {
                    came.add(happened);
                }
            }
        }
        false
    }

    /// Returns whom something happens to, of what an event does.
    fn whose(event: Event) -> Option<Player> {
        match event {
            Event::Coins { player, .. }
            | Event::Paid { player, .. }
            | Event::Lost { player, .. }
            | Event::Given { player, .. }
            | Event::Waived { player, .. }
            | Event::Developed { player, .. }
            | Event::Drawn { player, .. }
            | Event::Cancelled { player, .. } => Some(player),
            _ => None,
        }
    }

    /// What the header and the page of the event say, comes; what they threaten with, loses the game, and the page after
    /// it says the same.
    #[test]
    fn what_an_event_is_said_to_do_comes() {
        let (mut met, mut lost) = (BTreeMap::new(), 0);
        for scenario in Scenario::ALL {
            for seed in 0..60 {
                lost += u32::from(keeps_its_word(Setup::of(scenario), Seed::new(seed), &mut met));
            }
        }
        std::println!("{lost} lost, {met:?}");
        assert!(met.len() > 40 && lost > 40, "{lost} lost, {} events: {met:?}", met.len());
    }
}
