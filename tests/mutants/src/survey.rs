//! Finds the mistakes that can be planted in a source file.

use std::collections::{BTreeMap, BTreeSet};

use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Arm, BinOp, Block, Expr, Lit, Pat, ReturnType, Stmt, Type, UnOp};

use crate::plant::{Edit, Mutant, Site, insert, replace};
use crate::tables::{Tables, Values, range};

/// The most values of one constant that are changed.
const MOST_OF_A_TABLE: usize = 48;

/// Returns the sites of a file, and adds their mutants to those that there are.
pub fn survey(file: &str, source: &str, tables: &Tables, mutants: &mut Vec<Mutant>) -> Vec<Site> {
    let mut surveyor = Surveyor {
        file,
        source,
        tables,
        mutants,
        sites: Vec::new(),
        place: Vec::new(),
        conditions: BTreeSet::new(),
        deleted: BTreeSet::new(),
        counts: BTreeMap::new(),
        in_function: false,
    };
    surveyor.visit_file(&syn::parse_file(source).unwrap_or_else(|error| panic!("{file}: {error}")));
    surveyor.sites
}

struct Surveyor<'a> {
    file: &'a str,
    source: &'a str,
    tables: &'a Tables,
    mutants: &'a mut Vec<Mutant>,
    sites: Vec<Site>,
    place: Vec<String>,
    /// Places of conditions: these are forced to true and false, so that negating them shows nothing more.
    conditions: BTreeSet<(usize, usize)>,
    deleted: BTreeSet<usize>,
    counts: BTreeMap<(String, String), usize>,
    in_function: bool,
}

fn has_let(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => has_let(&binary.left) || has_let(&binary.right),
        _ => false,
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let list = || attribute.meta.require_list().is_ok_and(|list| list.tokens.to_string() == "test");
        attribute.path().is_ident("test") || attribute.path().is_ident("cfg") && list()
    })
}

/// Methods whose closure decides about each element.
const DECIDED: [&str; 12] = [
    "all",
    "any",
    "filter",
    "find",
    "is_none_or",
    "is_some_and",
    "position",
    "retain",
    "skip_while",
    "take_while",
    "rposition",
    "partition",
];

/// Returns whether a function of this name returns a truth value.
fn tells(name: &str) -> bool {
    let begins = ["is_", "has_", "can_"].iter().any(|start| name.starts_with(start));
    begins || ["all", "any", "contains", "covers"].contains(&name)
}

impl Surveyor<'_> {
    fn text(&self, node: &impl Spanned) -> &str {
        &self.source[range(node)]
    }

    /// Notes a mutant. Returns the question whether it is on.
    fn mutant(&mut self, at: usize, was: &str, comes: &str) -> (usize, String) {
        let squeezed = was.split_whitespace().collect::<Vec<_>>().join(" ");
        let short = match squeezed.char_indices().nth(100) {
            Some((end, _)) => format!("{}...", &squeezed[..end]),
            None => squeezed,
        };
        let change = format!("`{short}` -> {comes}");
        let place = self.place.join("::");
        let nth = self.counts.entry((place.clone(), change.clone())).or_default();
        *nth += 1;
        let line = self.source[..at].matches('\n').count() + 1;
        self.mutants.push(Mutant { file: self.file.into(), line, place, change, nth: *nth });
        let number = self.mutants.len() - 1;
        (number, format!("crate::mutant::on({number})"))
    }

    /// Returns the line around a place: a number alone says little.
    fn line(&self, at: usize) -> String {
        let start = self.source[..at].rfind('\n').map_or(0, |end| end + 1);
        self.source[start..].lines().next().unwrap_or_default().into()
    }

    fn site(&mut self, mutants: &[usize], edits: Vec<Edit>) {
        self.sites.push(Site { edits, mutants: mutants.to_vec() });
    }

    /// Puts a text before and one behind a node.
    fn wrap(&mut self, node: &impl Spanned, mutants: &[usize], before: &str, behind: &str) {
        let at = range(node);
        self.site(mutants, vec![insert(at.start, true, before), insert(at.end, false, behind)]);
    }

    /// Notes a mutant of a node.
    fn change(&mut self, node: &impl Spanned, comes: &str) -> (usize, String) {
        let (at, was) = (range(node), self.text(node).to_owned());
        self.mutant(at.start, &was, comes)
    }

    /// Forces a condition to be true, or false.
    fn force(&mut self, expr: &Expr, to_true: bool, to_false: bool) {
        match expr {
            Expr::Let(_) => return,
            Expr::Binary(binary) if has_let(expr) => {
                self.force(&binary.left, to_true, to_false);
                return self.force(&binary.right, to_true, to_false);
            }
            Expr::Paren(paren) => return self.force(&paren.expr, to_true, to_false),
            Expr::Block(_) | Expr::Match(_) | Expr::If(_) => return,
            _ => {}
        }
        let at = range(expr);
        self.conditions.insert((at.start, at.end));
        if let Expr::Unary(unary) = expr {
            let at = range(&unary.expr);
            self.conditions.insert((at.start, at.end));
        }
        let (mut numbers, mut before, mut behind) = (Vec::new(), String::from("("), String::from(")"));
        if to_false {
            let (number, on) = self.change(expr, "false");
            numbers.push(number);
            (before, behind) = (format!("({before}"), format!("{behind} && !{on})"));
        }
        if to_true {
            let (number, on) = self.change(expr, "true");
            numbers.push(number);
            (before, behind) = (format!("({before}"), format!("{behind} || {on})"));
        }
        self.wrap(expr, &numbers, &before, &behind);
    }

    fn is_condition(&self, expr: &Expr) -> bool {
        let at = range(expr);
        self.conditions.contains(&(at.start, at.end))
    }

    /// Negates a truth value.
    fn turn(&mut self, expr: &Expr) {
        if !self.is_condition(expr) {
            let (number, on) = self.change(expr, "not");
            self.wrap(expr, &[number], "((", &format!(") ^ {on})"));
        }
    }

    /// Leaves a statement out.
    fn delete(&mut self, node: &impl Spanned) {
        let at = range(node);
        if self.deleted.insert(at.start) {
            let (number, on) = self.change(node, "left out");
            self.wrap(node, &[number], &format!("{{ if !{on} {{ "), " } }");
        }
    }

    /// Leaves out what an expression without a value does.
    fn unit(&mut self, expr: &Expr) {
        match expr {
            Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_) => self.delete(expr),
            Expr::Binary(binary) if other_assignment(&binary.op).is_some() => self.delete(expr),
            Expr::If(expr) => {
                self.unit_block(&expr.then_branch);
                if let Some((_, branch)) = &expr.else_branch {
                    self.unit(branch);
                }
            }
            Expr::Match(expr) => expr.arms.iter().for_each(|arm| self.unit(&arm.body)),
            Expr::Block(expr) => self.unit_block(&expr.block),
            _ => {}
        }
    }

    fn unit_block(&mut self, block: &Block) {
        if let Some(Stmt::Expr(expr, None)) = block.stmts.last() {
            self.unit(expr);
        }
    }

    fn function(&mut self, attributes: &[syn::Attribute], signature: &syn::Signature, block: &Block) {
        // `exaggerated` is for tests of screens, and no rule.
        if is_test(attributes) || signature.ident == "exaggerated" {
            return;
        }
        self.place.push(signature.ident.to_string());
        let outer = std::mem::replace(&mut self.in_function, true);
        let returned = match &signature.output {
            ReturnType::Default => String::new(),
            ReturnType::Type(_, kind) => self.text(kind).to_owned(),
        };
        let values: &[&str] = match returned.as_str() {
            "" => &[""],
            "bool" => &["true", "false"],
            "u8" | "u16" | "u32" | "u64" | "i8" | "i16" | "i32" | "usize" => &["0", "1"],
            "Self" => &[],
            kind if kind.starts_with("Option<") => &["None"],
            kind if kind.starts_with("Result<()") => &["Ok(())"],
            kind if kind.starts_with("impl") || kind.starts_with('&') || kind.contains("str") => &[],
            _ => &["Default::default()"],
        };
        let body = range(block).start + 1;
        for value in values {
            let (number, on) = self.mutant(body, "body", &format!("return {value}"));
            self.site(&[number], vec![insert(body, true, format!(" if {on} {{ return {value}; }} "))]);
        }
        if returned.is_empty() {
            self.unit_block(block);
        }
        visit::visit_block(self, block);
        self.in_function = outer;
        self.place.pop();
    }

    /// Adds copies of a table, each with one value changed, for functions to read.
    fn table(&mut self, item: &syn::ItemConst) {
        let mut values = Values { changes: Vec::new(), source: self.source };
        values.visit_expr(&item.expr);
        let step = values.changes.len().div_ceil(MOST_OF_A_TABLE).max(1);
        let changes: Vec<_> = values.changes.into_iter().step_by(step).collect();
        let (at, end, name) = (range(&*item.expr), range(item).end, item.ident.to_string());
        let kind = self.text(&*item.ty).replace("&'static ", "&").replace('&', "&'static ");
        let access = match &item.vis {
            syn::Visibility::Inherited => String::new(),
            // Types of other crates may mention the constant, and must not find this instead.
            syn::Visibility::Public(_) => "pub(crate)".into(),
            access => self.text(access).to_owned(),
        };
        let head = format!("{access} struct {name} {{}} impl {name} {{ pub const fn read() -> &'static {kind} {{ ");
        let foot = Edit { behind: changes.len() + 1, ..insert(end, true, format!("&{name} }} }}")) };
        self.site(&[], vec![insert(end, true, head), foot]);
        self.place.push(name);
        for (value, other) in changes {
            let was = self.source[value.clone()].to_owned();
            let (number, on) = self.mutant(value.start, &was, &other);
            let changed = [&self.source[at.start..value.start], &other, &self.source[value.end..at.end]].concat();
            let text = format!("if {on} {{ const OTHER: &'static {kind} = &({changed}); return OTHER; }} ");
            self.site(&[number], vec![insert(end, true, text)]);
        }
        self.place.pop();
    }
}

fn other_comparison(op: &BinOp) -> Option<[&'static str; 3]> {
    Some(match op {
        BinOp::Lt(_) => ["<", "<=", ">="],
        BinOp::Le(_) => ["<=", "<", ">"],
        BinOp::Gt(_) => [">", ">=", "<="],
        BinOp::Ge(_) => [">=", ">", "<"],
        _ => return None,
    })
}

fn other_operator(op: &BinOp) -> Option<[&'static str; 2]> {
    Some(match op {
        BinOp::Add(_) => ["+", "-"],
        BinOp::Sub(_) => ["-", "+"],
        BinOp::Mul(_) => ["*", "+"],
        BinOp::Div(_) => ["/", "*"],
        BinOp::Rem(_) => ["%", "*"],
        BinOp::BitAnd(_) => ["&", "|"],
        BinOp::BitOr(_) => ["|", "&"],
        BinOp::BitXor(_) => ["^", "|"],
        BinOp::Shl(_) => ["<<", ">>"],
        BinOp::Shr(_) => [">>", "<<"],
        _ => return None,
    })
}

fn other_assignment(op: &BinOp) -> Option<[&'static str; 2]> {
    Some(match op {
        BinOp::AddAssign(_) => ["+=", "-="],
        BinOp::SubAssign(_) => ["-=", "+="],
        BinOp::MulAssign(_) => ["*=", "+="],
        BinOp::DivAssign(_) => ["/=", "*="],
        BinOp::BitAndAssign(_) => ["&=", "|="],
        BinOp::BitOrAssign(_) => ["|=", "&="],
        BinOp::BitXorAssign(_) => ["^=", "|="],
        BinOp::ShlAssign(_) => ["<<=", ">>="],
        BinOp::ShrAssign(_) => [">>=", "<<="],
        _ => return None,
    })
}

impl<'a> Visit<'a> for Surveyor<'_> {
    fn visit_item_mod(&mut self, item: &'a syn::ItemMod) {
        if !is_test(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_impl(&mut self, item: &'a syn::ItemImpl) {
        let name =
            item.trait_.as_ref().and_then(|(_, path, _)| path.segments.last()).map(|part| part.ident.to_string());
        if is_test(&item.attrs) || name.is_some_and(|name| ["Display", "Debug", "Error"].contains(&name.as_str())) {
            return;
        }
        let kind = self.text(&*item.self_ty).to_owned();
        self.place.push(kind);
        visit::visit_item_impl(self, item);
        self.place.pop();
    }

    fn visit_item_fn(&mut self, item: &'a syn::ItemFn) {
        self.function(&item.attrs, &item.sig, &item.block);
    }

    fn visit_impl_item_fn(&mut self, item: &'a syn::ImplItemFn) {
        self.function(&item.attrs, &item.sig, &item.block);
    }

    fn visit_trait_item_fn(&mut self, item: &'a syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.function(&item.attrs, &item.sig, block);
        }
    }

    fn visit_item_const(&mut self, item: &'a syn::ItemConst) {
        if self.tables.contains(&item.ident.to_string()) && item.ident != "_" && !is_test(&item.attrs) {
            self.table(item);
        }
    }

    // What the compiler evaluates stays as it is.
    fn visit_item_static(&mut self, _: &'a syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'a syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'a syn::TraitItemConst) {}
    fn visit_item_macro(&mut self, _: &'a syn::ItemMacro) {}
    fn visit_item_enum(&mut self, _: &'a syn::ItemEnum) {}
    fn visit_expr_const(&mut self, _: &'a syn::ExprConst) {}
    fn visit_type(&mut self, _: &'a Type) {}
    fn visit_pat(&mut self, _: &'a Pat) {}
    fn visit_generic_argument(&mut self, _: &'a syn::GenericArgument) {}
    fn visit_attribute(&mut self, _: &'a syn::Attribute) {}

    fn visit_stmt(&mut self, stmt: &'a Stmt) {
        if let Stmt::Expr(expr, Some(_)) = stmt {
            match expr {
                Expr::Try(_) | Expr::Call(_) | Expr::MethodCall(_) | Expr::Assign(_) => self.delete(stmt),
                Expr::Binary(binary) if other_assignment(&binary.op).is_some() => self.delete(stmt),
                _ => self.unit(expr),
            }
        }
        visit::visit_stmt(self, stmt);
    }

    fn visit_block(&mut self, block: &'a Block) {
        // Whatever stands before the last statement has no value.
        for stmt in block.stmts.iter().rev().skip(1) {
            if let Stmt::Expr(expr, None) = stmt {
                self.unit(expr);
            }
        }
        visit::visit_block(self, block);
    }

    fn visit_expr_match(&mut self, expr: &'a syn::ExprMatch) {
        let is_rest = |arm: &Arm| matches!(arm.pat, Pat::Wild(_)) && arm.guard.is_none();
        let rest = expr.arms.last().is_some_and(is_rest);
        for (number, arm) in expr.arms.iter().enumerate() {
            let next = &expr.arms[(number + 1) % expr.arms.len()];
            if let (Expr::Path(_), Expr::Path(_)) = (&*arm.body, &*next.body)
                && self.text(&*arm.body) != self.text(&*next.body)
            {
                let other = self.text(&*next.body).to_owned();
                let (number, on) = self.change(arm, &other);
                self.wrap(&*arm.body, &[number], &format!("(if {on} {{ {other} }} else {{ "), " })");
            }
            if let Some((_, guard)) = &arm.guard {
                self.force(guard, true, true);
            } else if rest && number + 1 < expr.arms.len() {
                let pattern = self.text(&arm.pat).to_owned();
                let (number, on) = self.mutant(range(&arm.pat).start, &format!("{pattern} =>"), "arm left out");
                self.site(&[number], vec![insert(range(&arm.pat).end, false, format!(" if !{on} "))]);
            }
        }
        visit::visit_expr_match(self, expr);
    }

    fn visit_expr(&mut self, expr: &'a Expr) {
        match expr {
            Expr::If(expr) => {
                self.force(&expr.cond, true, true);
                if expr.else_branch.is_none() {
                    self.unit_block(&expr.then_branch);
                }
            }
            Expr::While(expr) => {
                self.force(&expr.cond, false, true);
                self.unit_block(&expr.body);
            }
            Expr::ForLoop(expr) => self.unit_block(&expr.body),
            Expr::Loop(expr) => self.unit_block(&expr.body),
            Expr::Binary(binary) => {
                let (left, right) = (range(&*binary.left), range(&*binary.right));
                let between = left.end..right.start;
                match binary.op {
                    BinOp::And(_) | BinOp::Or(_) if !has_let(expr) => {
                        let and = matches!(binary.op, BinOp::And(_));
                        self.force(&binary.left, and, !and);
                        self.force(&binary.right, and, !and);
                    }
                    BinOp::Eq(_) | BinOp::Ne(_) => self.turn(expr),
                    _ => {}
                }
                if let Some([this, near, far]) = other_comparison(&binary.op) {
                    let (first, on) = self.change(expr, near);
                    let mut numbers = vec![first];
                    let mut choice = format!("if {on} {{ *l {near} *r }}");
                    if !self.is_condition(expr) {
                        let (second, on) = self.change(expr, far);
                        numbers.push(second);
                        choice += &format!(" else if {on} {{ *l {far} *r }}");
                    }
                    let end = format!(")) {{ (l, r) => {choice} else {{ *l {this} *r }} }})");
                    let edits = vec![
                        insert(left.start, true, "(match (&("),
                        replace(between.clone(), false, "), &("),
                        insert(right.end, false, end),
                    ];
                    self.site(&numbers, edits);
                }
                if let Some([this, other]) = other_operator(&binary.op) {
                    let (number, on) = self.change(expr, other);
                    let end = format!(") {{ (l, r) => if {on} {{ l {other} r }} else {{ l {this} r }} }})");
                    let edits = vec![
                        insert(left.start, true, "(match ("),
                        replace(between.clone(), false, ", "),
                        insert(right.end, false, end),
                    ];
                    self.site(&[number], edits);
                }
                if let Some([this, other]) = other_assignment(&binary.op) {
                    let (number, on) = self.change(expr, other);
                    let place = self.text(&*binary.left).to_owned();
                    let end = format!("; if {on} {{ {place} {other} r; }} else {{ {place} {this} r; }} }}");
                    let edits =
                        vec![replace(left.start..right.start, true, "{ let r = "), insert(right.end, false, end)];
                    self.site(&[number], edits);
                    return self.visit_expr(&binary.right);
                }
            }
            Expr::Unary(unary) => match unary.op {
                UnOp::Not(_) => self.turn(expr),
                UnOp::Neg(_) if !matches!(&*unary.expr, Expr::Lit(_)) => {
                    let (number, on) = self.change(expr, "without -");
                    let (start, inner) = (range(expr).start, range(&*unary.expr));
                    let edits = vec![
                        replace(start..inner.start, true, "(match "),
                        insert(inner.end, false, format!(" {{ v => if {on} {{ v }} else {{ -v }} }})")),
                    ];
                    self.site(&[number], edits);
                }
                _ => {}
            },
            Expr::Lit(lit) => match &lit.lit {
                Lit::Int(int) => {
                    let (at, text) = (range(expr).start, self.text(expr).to_owned());
                    let line = self.line(at);
                    let (up, on) = self.mutant(at, &line, &format!("{text} + 1"));
                    let mut choice = format!("(if {on} {{ {text} + 1 }} else ");
                    let mut numbers = vec![up];
                    if int.base10_parse::<u64>().is_ok_and(|value| value > 0) {
                        let (down, on) = self.mutant(at, &line, &format!("{text} - 1"));
                        numbers.push(down);
                        choice += &format!("if {on} {{ {text} - 1 }} else ");
                    }
                    self.wrap(expr, &numbers, &format!("{choice}{{ "), " })");
                }
                Lit::Bool(_) => self.turn(expr),
                _ => {}
            },
            Expr::MethodCall(call) => {
                let name = call.method.to_string();
                if let (true, Some(Expr::Closure(closure))) = (DECIDED.contains(&&*name), call.args.first()) {
                    self.force(&closure.body, true, true);
                }
                let swap = [("min", "max"), ("max", "min"), ("saturating_sub", "saturating_add")];
                let swap = swap.into_iter().find(|(this, _)| *this == name);
                if let (Some((this, other)), 1) = (swap, call.args.len()) {
                    let (number, on) = self.change(expr, other);
                    let (receiver, argument) = (range(&*call.receiver), range(&call.args[0]));
                    let end = format!(") {{ (l, r) => if {on} {{ l.{other}(r) }} else {{ l.{this}(r) }} }})");
                    let edits = vec![
                        insert(receiver.start, true, "(match ("),
                        replace(receiver.end..argument.start, false, ", "),
                        replace(argument.end..range(expr).end, false, end),
                    ];
                    self.site(&[number], edits);
                }
                if tells(&name) {
                    self.turn(expr);
                }
            }
            Expr::Call(call) => {
                if let Expr::Path(path) = &*call.func
                    && path.path.segments.last().is_some_and(|last| tells(&last.ident.to_string()))
                {
                    self.turn(expr);
                }
            }
            Expr::Macro(call) if call.mac.path.is_ident("matches") => self.turn(expr),
            Expr::Path(path) if self.in_function => {
                let names: Vec<_> = path.path.segments.iter().map(|part| part.ident.to_string()).collect();
                let (name, module) = names.split_last().expect("a path has a name");
                let in_module = module.iter().all(|part| part.starts_with(char::is_lowercase));
                if in_module && path.qself.is_none() && self.tables.contains(name) {
                    self.wrap(expr, &[], "(*", "::read())");
                }
            }
            Expr::Repeat(repeat) => return self.visit_expr(&repeat.expr),
            _ => {}
        }
        visit::visit_expr(self, expr);
    }
}
